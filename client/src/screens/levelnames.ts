// What computer players are called by how they play.
import { t } from "../words/words.svelte";
import { CHOICES } from "./levels";

/** A level's name; of a player that has none its own. */
export const levelName = (player: string): string =>
  CHOICES.includes(player) || player === "random" ? t(`level-${player}`) : player;
