// Bytes, and how they are put together to be hashed: docs/fairness.md.
export const SCHEME = "escalera-deal-1";

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
export const unhex = (text: string): Uint8Array => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const ascii = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

/** Fields one after the other, each after its length. */
export function encode(...fields: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const parts: number[] = [];
  for (const field of fields) {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, field.length);
    parts.push(...length, ...field);
  }
  return new Uint8Array(parts);
}

export const sha256 = async (data: Uint8Array<ArrayBuffer>): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", data));
