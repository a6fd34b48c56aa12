// Four soft sounds, made here from a few tones.
import { settings } from "../settings/settings.svelte";

export type Sound = "card" | "meld" | "canasta" | "turn";

/** Tones one after the other: hertz and seconds. */
const TONES: Record<Sound, readonly (readonly [number, number])[]> = {
  card: [[196, 0.05]],
  meld: [[262, 0.08], [330, 0.12]],
  canasta: [[392, 0.12], [494, 0.12], [587, 0.24]],
  turn: [[440, 0.12], [554, 0.2]],
};
const LOUDNESS = 0.06;

/** Sounds of many events at once are one; together they would be a bang. */
const APART = 0.05;

let context: AudioContext | undefined;
const begun = new Map<Sound, number>();

/** Sound, if it is wanted; browsers allow it only after a first touch, so it may stay silent. */
export function sound(which: Sound): void {
  if (!settings.sound || !("AudioContext" in window) || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  let at = context.currentTime;
  if (at - (begun.get(which) ?? -1) < APART) return;
  begun.set(which, at);
  for (const [hertz, seconds] of TONES[which]) {
    tone(context, hertz, at, seconds);
    at += seconds;
  }
}

function tone(into: AudioContext, hertz: number, at: number, seconds: number): void {
  const source = new OscillatorNode(into, { type: "sine", frequency: hertz });
  const gain = new GainNode(into, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(gain).connect(into.destination);
  source.start(at);
  source.stop(at + seconds);
}
