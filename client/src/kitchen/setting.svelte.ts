// A score sheet being set up: the making of a table, with the rules that change what is counted.
import type { FieldView } from "../protocol";
import { Making } from "../screens/making.svelte";
import { COUNTED } from "./counting";
import type { SetUp } from "./game";

/** What can't change any more once a round is entered. */
const FIXED = "six_as";
/** So many seats the largest table has. */
const SEATS = 6;

export class Setting extends Making {
  names = $state<string[]>(Array.from({ length: SEATS }, () => ""));
  dealer = $state(1);
  fixed = $state(false);

  constructor(from?: SetUp, fixed = false) {
    super();
    if (!from) return;
    this.edition = from.edition;
    this.wantedPlayers = from.players;
    this.changes = { ...from.changes };
    this.names = this.names.map((_, at) => from.names[at] ?? "");
    this.dealer = from.dealer;
    this.fixed = fixed;
  }

  override sections(offered: boolean): { title: string; fields: FieldView[] }[] {
    const found = super.sections(offered).map(({ title, fields }) => ({
      title,
      fields: fields.filter(({ name }) => COUNTED.has(name) && !(this.fixed && name === FIXED)),
    }));
    return found.filter(({ fields }) => fields.length > 0);
  }

  get setUp(): SetUp {
    const names = this.names.slice(0, this.players).map((name) => name.trim());
    const dealer = Math.min(this.dealer, this.players);
    return { edition: this.edition, players: this.players, names, dealer, changes: { ...this.changes } };
  }
}
