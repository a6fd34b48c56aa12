// The acts of a lesson, step by step.
export const NEXT = "next";

/** The acts that were kept; none where something else stands there. */
export function actsFrom(text: string | null): readonly string[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) && found.every((one) => typeof one === "string") ? found : [];
  } catch {
    return [];
  }
}

/** The acts up to the beginning of the last step; those of the step before, where it has only begun. */
export function stepBack(acts: readonly string[]): readonly string[] {
  const begun = acts.at(-1) === NEXT ? acts.slice(0, -1) : acts;
  return begun.slice(0, begun.lastIndexOf(NEXT) + 1);
}
