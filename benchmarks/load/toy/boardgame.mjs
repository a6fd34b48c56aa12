// The toy on boardgame.io: its own server, lobby, credentials and playerView.

import { createRequire } from "node:module";
import { act, deal, tableText, view } from "./game.mjs";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const table = tableText((seen) => Buffer.byteLength(JSON.stringify(seen)));

const toy = {
  name: "toy",
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: () => deal(table),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => view(G, Number(playerID)),
  moves: {
    act: {
      move: ({ G, playerID }, place) => (act(G, Number(playerID), place) ? undefined : INVALID_MOVE),
      client: false,
    },
  },
};

console.info = console.log = () => {};
const server = Server({ games: [toy], origins: [Origins.LOCALHOST] });
const running = await server.run({ port: 0 });
process.stdout.write(`ready ${running.appServer.address().port}\n`);
process.on("SIGTERM", () => process.exit(0));
