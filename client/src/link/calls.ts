// Calls over plain HTTP.
import type { Refusal } from "../protocol";

export type Refused = Pick<Refusal, "code" | "sentence"> & { type: "refused" };

/** What is said when nothing can be reached; the sentence is the client's own, by its code. */
export const OFFLINE: Refused = { type: "refused", code: "offline", sentence: "" };

export const isRefused = (found: unknown): found is Refused =>
  typeof found === "object" && found !== null && (found as { type?: unknown }).type === "refused";

/** A JSON call; a refusal where the service refuses or can't be reached. */
export async function call<T>(path: string, body?: unknown, bearer = ""): Promise<T | Refused> {
  const headers: Record<string, string> = { "content-type": "application/json" };
  headers["accept-language"] = document.documentElement.lang;
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  const method = body === undefined ? "GET" : "POST";
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), 15_000);
  try {
    const asked = { method, headers, signal: controller.signal };
    const reply = await fetch(path, body === undefined ? asked : { ...asked, body: JSON.stringify(body) });
    return (await reply.json()) as T | Refused;
  } catch {
    return OFFLINE;
  } finally {
    clearTimeout(timer);
  }
}
