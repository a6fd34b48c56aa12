// The heading of a table's page: which round, or what is instead of one.
import type { TableView } from "../protocol";

interface Heading {
  readonly key: string;
  readonly facts: { readonly round: number };
}

export function headingOf({ stage, round, results }: Pick<TableView, "stage" | "round" | "results">): Heading {
  const number = round?.number ?? results.at(-1)?.round ?? 0;
  const key = stage === "dealing" ? "game-dealing" : stage === "over" ? "game-over" : "game-heading";
  return { key: number || key !== "game-heading" ? key : "game-dealing", facts: { round: number } };
}
