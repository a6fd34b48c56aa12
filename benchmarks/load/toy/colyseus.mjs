// The toy on Colyseus: a room sends each client its own view, packed as Colyseus packs messages.

import { createServer } from "node:http";
import { Server, Room } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { pack } from "msgpackr";
import { SEATS, act, deal, tableText, view } from "./game.mjs";

const table = tableText((seen) => pack(seen).length);

class Toy extends Room {
  maxClients = SEATS;
  patchRate = null;

  onCreate() {
    this.game = deal(table);
    this.onMessage("act", (client, place) => {
      if (act(this.game, client.userData, place)) this.show();
    });
  }

  onJoin(client) {
    client.userData = this.clients.indexOf(client);
  }

  show() {
    for (const client of this.clients) client.send("view", view(this.game, client.userData));
  }
}

const http = createServer();
const server = new Server({ transport: new WebSocketTransport({ server: http }), greet: false });
server.define("toy", Toy);
await server.listen(0, "127.0.0.1");
process.stdout.write(`ready ${http.address().port}\n`);
process.on("SIGTERM", () => process.exit(0));
