// Own melds of one rank that may be joined now, where the table allows it: asked of the service.
import { isWild, rankOf } from "../cards/face";
import type { MeldView } from "../protocol";
import type { Table } from "./table.svelte";

/** Tables whose edition never joins melds: they are asked once. */
const never = new WeakSet<Table>();

/** The acts that join two melds. */
export async function joining(table: Table): Promise<readonly string[]> {
  if (!table.mine || table.round?.phase !== "play" || never.has(table)) return [];
  const pairs = pairsOf(table.ownSide?.melds ?? []);
  const judged = await Promise.all(pairs.map((act) => table.ask({ type: "would", act })));
  if (judged.some((one) => one.type === "counted" && one.code === "not-in-edition")) never.add(table);
  return pairs.filter((_, at) => judged[at]?.type === "counted" && judged[at].legal);
}

/** Each two rank melds of one rank, the later one to the earlier. */
export function pairsOf(melds: readonly MeldView[]): string[] {
  const ranks = melds.filter((meld) => meld.kind === "rank");
  return ranks.flatMap((kept, at) =>
    ranks.slice(at + 1).filter((gone) => rankIn(gone) === rankIn(kept)).map((gone) => `merge #${kept.number} #${gone.number}`),
  );
}

const rankIn = (meld: MeldView): string => rankOf(meld.cards.find((face) => !isWild(face)) ?? "X");
