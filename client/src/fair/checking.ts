// Whether a record's deals are what their proofs say, computed here: docs/fairness.md has every formula.
import { ascii, encode, hex, SCHEME, sha256, unhex } from "./encoding";

/** A deal of a record, as its lines tell it. */
export interface Deal {
  readonly players: number;
  readonly edition: string;
  readonly rules: string;
  readonly round: string;
  readonly dealer: number;
  readonly stock: readonly string[];
  readonly proof: ReadonlyMap<string, string>;
}

const RANKS = "23456789TJQKAX";

/** The deals that a record proves; a round without a proof isn't among them. */
export function dealsOf(record: string): Deal[] {
  const head: Record<string, string> = {};
  const found: Deal[] = [];
  for (const line of record.split("\n")) {
    const [, name = "", text = ""] = /^([A-Z][a-z]+): ?(.*)$/.exec(line.trim()) ?? [];
    if (name) head[name] = text;
    if (name === "Proof") found.push(dealOf(head));
  }
  return found;
}

function dealOf(head: Record<string, string>): Deal {
  const pairs = (head["Proof"] ?? "").split(" ").map((pair) => pair.split("=", 2) as [string, string]);
  return {
    players: Number(head["Players"]),
    edition: head["Edition"] ?? "",
    rules: head["Rules"] ?? "",
    round: head["Round"] ?? "",
    dealer: Number(head["Dealer"]),
    stock: (head["Stock"] ?? "").split(" "),
    proof: new Map(pairs),
  };
}

/** Whether the commitment, the order of the cards and the dealer are those that come of the numbers in the proof. */
export async function holds(deal: Deal): Promise<boolean> {
  const drawn = deal.proof.get("dealer") === "drawn";
  const key = await keyOf(deal);
  const same = (await commitmentOf(deal)) === deal.proof.get("commitment") && (await orderOf(deal, key)) === deal.stock.join(" ");
  const dealer = drawn ? 1 + (await belowOf(await rowOf(key, "dealer"), deal.players)) : Number(deal.proof.get("dealer"));
  return same && dealer === deal.dealer;
}

/** The hash that was announced before anybody added to the shuffle. */
export async function commitmentOf(deal: Deal): Promise<string> {
  const before = seatsOf(deal).map((seat) => (seat.startsWith("computer:") ? seat : "none"));
  return hex(await sha256(encode(ascii(SCHEME), ascii("commitment"), ...termsOf(deal), ...fieldsOf(before))));
}

/** The key from which all chance of the deal comes. */
export async function keyOf(deal: Deal): Promise<Uint8Array<ArrayBuffer>> {
  const text = encode(ascii(SCHEME), ascii("key"), ...termsOf(deal), ...fieldsOf(seatsOf(deal)));
  return mac(ascii(SCHEME), text);
}

async function orderOf(deal: Deal, key: Uint8Array<ArrayBuffer>): Promise<string> {
  const cards = deal.stock.toSorted((one, other) => RANKS.indexOf(one[0]!) - RANKS.indexOf(other[0]!) || (one < other ? -1 : 1));
  const row = await rowOf(key, "order");
  for (let place = cards.length - 1; place > 0; place -= 1) {
    const other = await belowOf(row, place + 1);
    [cards[place], cards[other]] = [cards[other]!, cards[place]!];
  }
  return cards.join(" ");
}

const seatsOf = (deal: Deal): string[] =>
  Array.from({ length: deal.players }, (_, at) => deal.proof.get(`seat${at + 1}`) ?? "none");

const fieldsOf = (seats: readonly string[]): Uint8Array[] =>
  seats.flatMap((seat) => {
    const [kind = "", digits = ""] = seat.split(":");
    return [ascii(kind), unhex(digits)];
  });

function termsOf(deal: Deal): Uint8Array[] {
  const dealer = deal.proof.get("dealer") ?? "";
  const texts = [deal.proof.get("table") ?? "", deal.round, String(deal.players), dealer === "drawn" ? "0" : dealer, deal.edition, deal.rules];
  return [...texts.map(ascii), unhex(deal.proof.get("secret") ?? "")];
}

/** A row of numbers of two bytes; each block has sixteen. */
interface Row {
  next(): Promise<number>;
}

async function rowOf(key: Uint8Array<ArrayBuffer>, label: string): Promise<Row> {
  let block = 0;
  let numbers: number[] = [];
  return {
    async next() {
      if (!numbers.length) numbers = numbersOf(await mac(key, labelled(label, block++)));
      return numbers.shift()!;
    },
  };
}

function labelled(label: string, block: number): Uint8Array<ArrayBuffer> {
  const count = new Uint8Array(4);
  new DataView(count.buffer).setUint32(0, block);
  return new Uint8Array([...ascii(label), ...count]);
}

function numbersOf(block: Uint8Array<ArrayBuffer>): number[] {
  const view = new DataView(block.buffer);
  return Array.from({ length: block.length / 2 }, (_, at) => view.getUint16(2 * at));
}

/** The next number below `count`, each as likely. */
async function belowOf(row: Row, count: number): Promise<number> {
  for (;;) {
    const number = await row.next();
    if (number < 65536 - (65536 % count)) return number % count;
  }
}

async function mac(key: Uint8Array<ArrayBuffer>, text: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", imported, text));
}
