// Server-sent events, read by hand since they need a header of ours.
import type { Message } from "../protocol";
import { isRefused, OFFLINE, type Refused } from "./calls";

/** Read until the stream ends; the refusal when there was none to read. */
export async function readStream(
  path: string, bearer: string, signal: AbortSignal, opened: () => void, take: (message: Message) => void,
): Promise<Refused | undefined> {
  try {
    const reply = await fetch(path, { signal, headers: bearer ? { authorization: `Bearer ${bearer}` } : {} });
    if (!reply.ok || !reply.body) {
      const found: unknown = await reply.json();
      return isRefused(found) ? found : OFFLINE;
    }
    opened();
    await readLines(reply.body, take);
  } catch {
    return OFFLINE;
  }
  return undefined;
}

async function readLines(body: ReadableStream<Uint8Array<ArrayBuffer>>, take: (message: Message) => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const parts = text.split("\n\n");
    text = parts.pop() ?? "";
    for (const part of parts) {
      const data = part.split("\n").find((line) => line.startsWith("data: "));
      if (data) take(JSON.parse(data.slice(6)) as Message);
    }
  }
}
