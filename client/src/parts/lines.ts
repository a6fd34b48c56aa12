// How long a line of talk may be.
export const LONGEST = 300;
const NEAR = 40;
const WORD = 60;

/** As many characters as the service counts. */
export const lengthOf = (text: string): number => [...text.trim()].length;

/** How many more fit, near the end; below zero for what is too much; undefined while there is room. */
export function leftOf(text: string, most = LONGEST): number | undefined {
  const left = most - lengthOf(text);
  return left <= NEAR ? left : undefined;
}

/** One line, and what is left for the next; between words where that is near. */
export function firstLine(text: string, most = LONGEST): [string, string] {
  const letters = [...text.trim()];
  if (letters.length <= most) return [letters.join(""), ""];
  const space = letters.lastIndexOf(" ", most);
  const end = space > most - WORD ? space : most;
  return [letters.slice(0, end).join("").trimEnd(), letters.slice(end).join("").trimStart()];
}
