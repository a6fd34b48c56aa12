"use strict";

const prefix = document.body.dataset.prefix;
const $ = (id) => document.getElementById(id);
const table = (location.pathname.slice(prefix.length).match(/^\/t\/([\w-]+)$/) || [])[1];
const api = `${prefix}/api/tables`;

let bearer = "";       // only where the browser keeps no cookie
let view = null;
let seq = 0;
let socket = null;
let failures = 0;
let present = new Set();
let offered = new Set();
let chosen = [];       // positions in the hand
let handBefore = null;
let before = "";
let shareLink = "";
const waiting = new Map();

// Small things

function make(tag, text, cls) {
  const node = document.createElement(tag);
  if (text !== undefined) node.textContent = text;
  if (cls) node.className = cls;
  return node;
}

function button(text, act, cls) {
  const node = make("button", text, cls);
  node.type = "button";
  node.addEventListener("click", act);
  return node;
}

function newId() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16).padStart(2, "0")).join("");
}

async function call(path, body, method = "POST") {
  const headers = { "content-type": "application/json" };
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  try {
    const reply = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
    return await reply.json();
  } catch {
    return { type: "refused", code: "offline", sentence: "The server can't be reached just now." };
  }
}

const say = (sentence) => { $("answer").textContent = sentence || ""; };
const nameOf = (n) => (view && n === view.you ? "You" : (view && view.seats[n - 1] && view.seats[n - 1].name) || `Seat ${n}`);
const does = (n, you, other) => `${nameOf(n)} ${view && n === view.you ? you : other}`;

// Cards

const SUITS = { C: "♣", D: "♦", H: "♥", S: "♠" };
const NAMES = { T: "10", J: "J", Q: "Q", K: "K", A: "A" };
const shown = (card) => (card === "X" ? "Joker" : (NAMES[card[0]] || card[0]) + SUITS[card[1]]);
const cardList = (cards) => cards.map(shown).join(" ");

function cardNode(card, tag = "span") {
  const node = make(tag, shown(card), "card");
  if (/[DH]$/.test(card)) node.classList.add("red");
  if (card === "X" || card[0] === "2") node.classList.add("wild");
  return node;
}

function cardsNode(cards) {
  const node = make("span", undefined, "cards");
  node.append(...cards.map((card) => cardNode(card)));
  return node;
}

const ORDER = "3456789TJQKA2X";
const bySort = (a, b) => ORDER.indexOf(a[0]) - ORDER.indexOf(b[0]) || a.localeCompare(b);

// The door

function showDoor() {
  $("door").hidden = false;
  const form = $("make");
  const fill = () => {
    const most = Number(form.players.value) - 1;
    const was = form.computers.options.length ? Number(form.computers.value) : 0;
    form.computers.replaceChildren(...Array.from({ length: most + 1 }, (_, n) => make("option", String(n))));
    form.computers.value = String(Math.min(was, most));
  };
  form.players.addEventListener("change", fill);
  fill();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const rules = form.target.value ? { target: form.target.value } : {};
    const options = { edition: form.edition.value, players: Number(form.players.value), rules };
    const made = await call(api, { name: form.name.value, options });
    if (!made.table) return alert(made.sentence);
    bearer = made.token;
    for (let n = 0; n < Number(form.computers.value); n++) {
      await call(`${api}/${made.table}/requests`, { type: "set-seat", id: newId(), seat: options.players - n, player: "greedy" });
    }
    location.href = `${prefix}/t/${made.table}#link=${made.link}&seat=${made.token}`;
  });
  $("code").addEventListener("submit", async (event) => {
    event.preventDefault();
    const at = event.target.elements.namedItem("table").value.trim().replace(/^.*\/t\//, "").replace(/[#?].*$/, "");
    const entered = await call(`${api}/${at}/enter`, { code: event.target.code.value });
    if (!entered.table) return alert(entered.sentence);
    location.href = `${prefix}/t/${at}#seat=${entered.token}`;
  });
}

// Coming to a table: the fragment's tokens are exchanged for a cookie

async function come() {
  const given = new URLSearchParams(location.hash.slice(1));
  const kept = localStorage.getItem(`link-${table}`);
  if (given.get("link")) localStorage.setItem(`link-${table}`, given.get("link"));
  const link = given.get("link") || kept;
  if (link) shareLink = `${location.origin}${prefix}/t/${table}#link=${link}`;
  const token = given.get("seat") || given.get("link");
  if (token) {
    const entered = await call(`${api}/${table}/enter`, { token });
    if (entered.type === "refused") return closed(entered.sentence);
    const found = await call(`${api}/${table}/view`, undefined, "GET");
    if (found.type === "view") history.replaceState(null, "", location.pathname);
    else bearer = token;
  }
  const found = await call(`${api}/${table}/view`, undefined, "GET");
  if (found.type === "view") {
    $("table").hidden = false;
    take(found);
    connect();
  } else if (found.code === "offline") setTimeout(come, 2000);
  else closed(found.sentence);
}

function closed(sentence) {
  $("table").hidden = true;
  $("closed").hidden = false;
  $("why").textContent = sentence;
}

// The connection: a socket; where that is blocked, events over plain HTTP

function connect() {
  if (failures >= 3) return stream();
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const protocols = bearer ? ["escalera.1", `bearer.${bearer}`] : ["escalera.1"];
  let opened = false;
  socket = new WebSocket(`${scheme}://${location.host}${api}/${table}/socket?after=${seq}`, protocols);
  socket.onopen = () => { opened = true; failures = 0; $("line").textContent = ""; };
  socket.onmessage = (event) => take(JSON.parse(event.data));
  socket.onclose = () => {
    socket = null;
    if (!opened) failures += 1;
    again(opened ? 300 : 1500);
  };
}

async function stream() {
  try {
    const headers = bearer ? { authorization: `Bearer ${bearer}` } : {};
    const reply = await fetch(`${api}/${table}/events?after=${seq}`, { headers });
    if (reply.status === 404) return closed((await reply.json()).sentence);
    $("line").textContent = "";
    const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += value;
      const parts = text.split("\n\n");
      text = parts.pop();
      for (const part of parts) {
        const data = part.split("\n").find((one) => one.startsWith("data: "));
        if (data) take(JSON.parse(data.slice(6)));
      }
    }
  } catch { /* tried again below */ }
  failures = 0;
  again(1500);
}

function again(ms) {
  $("line").textContent = "Connecting again…";
  setTimeout(connect, ms);
}

// Asking: every message has one answer; what isn't answered is sent again under the same id

async function ask(message) {
  const id = message.id || newId();
  const whole = { ...message, id };
  for (;;) {
    const found = socket && socket.readyState === 1 ? await bySocket(whole) : await call(`${api}/${table}/requests`, whole);
    if (found && found.code !== "offline") return found;
    await new Promise((done) => setTimeout(done, 1000));
  }
}

function bySocket(message) {
  return new Promise((done) => {
    const timer = setTimeout(() => { waiting.delete(message.id); done(null); }, 8000);
    waiting.set(message.id, (found) => { clearTimeout(timer); done(found); });
    socket.send(JSON.stringify(message));
  });
}

async function tell(message) {
  say("");
  const found = await ask(message);
  if (found.type === "refused") say(found.sentence);
  return found;
}

// What comes

function take(message) {
  if (message.id && waiting.has(message.id)) {
    waiting.get(message.id)(message);
    waiting.delete(message.id);
  }
  if (message.type === "view") {
    if (message.seq < seq) return;
    view = message.view;
    seq = message.seq;
    present = new Set(view.seats.filter((s) => s.present).map((s) => s.seat));
    draw();
    shuffle();
  } else if (message.type === "events") {
    if (message.seq <= seq) return;
    for (const event of message.events) if (event.seq > seq) happened(event);
    seq = message.seq;
    if (message.events.length) ask({ type: "since", seq: 0 });
  } else if (message.type === "present") {
    present = new Set(message.seats);
    offered = new Set(message.offered);
    if (view) draw();
  }
}

const PHRASES = { "hello": "Hello!", "good-luck": "Good luck!", "well-played": "Well played!", "thank-you": "Thank you!", "sorry": "Sorry!", "one-moment": "One moment, please.", "good-game": "Good game!", "bye": "Goodbye!" };

function words(e) {
  const n = e.seat;
  switch (e.kind) {
    case "sat": return `${e.text} sits down.`;
    case "freed": return `Seat ${n} is open.`;
    case "manned": return `${e.text}, a computer player, takes seat ${n}.`;
    case "started": return "The game begins.";
    case "committed": return `The cards of round ${e.data.round} are being shuffled.`;
    case "deal": return `${does(n, "deal", "deals")} ${e.count} cards to each player.`;
    case "red": return `${does(n, "lay", "lays")} a red three.`;
    case "upcard": return `Turned up: ${cardList(e.cards)}.`;
    case "draw": return `${does(n, "draw", "draws")} ${e.count === 1 ? "one card" : `${e.count} cards`}.`;
    case "drew": return `You drew ${cardList(e.cards)}.`;
    case "take": return `${does(n, "take", "takes")} the pile (${e.count} cards): ${pretty(e.act)}.`;
    case "lay": return `${does(n, "lay", "lays")} down: ${pretty(e.act)}.`;
    case "top": return `${does(n, "take", "takes")} the top card.`;
    case "merge": return `${does(n, "join", "joins")} two melds.`;
    case "ask": return `${does(n, "ask", "asks")}: may I go out?`;
    case "yes": return `${does(n, "say", "says")} yes.`;
    case "no": return `${does(n, "say", "says")} no.`;
    case "discard": return `${does(n, "discard", "discards")} ${cardList(e.cards)}.`;
    case "pass": return `${does(n, "pass", "passes")}.`;
    case "out": return `${does(n, "go", "goes")} out${e.count ? ", concealed" : ""}!`;
    case "stock-out": return "The stock is exhausted, and nobody goes out.";
    case "round-over": return `Round ${e.data.round} is over.`;
    case "match-over": return e.data.winner ? "The match is over." : "The match ends in a draw.";
    case "stood-in": return `A computer player stands in for ${nameOf(n)}.`;
    case "returned": return `${does(n, "are", "is")} back.`;
    case "said": return `${nameOf(n)}: ${e.text}`;
    case "phrased": return `${nameOf(n)}: ${PHRASES[e.data.phrase] || e.data.phrase}`;
    case "rematched": return "Another match begins.";
    default: return "";
  }
}

const pretty = (act) => (act || "").replace(/^\w+ /, "").replace(/\b([2-9TJQKA][CDHS]|X)\b/g, shown);

function happened(event) {
  if (event.kind === "seals-closed") opens(event.data.seals, event.data.round);
  if (event.kind === "revealed") compare(event.data);
  const text = words(event);
  if (text) note(text, event.kind === "said" || event.kind === "phrased" ? "said" : "");
}

function note(text, cls) {
  const list = $("log");
  list.append(make("li", text, cls));
  while (list.children.length > 200) list.firstChild.remove();
  list.scrollTop = list.scrollHeight;
}

// The seat's own randomness: docs/fairness.md

const hex = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
const unhex = (text) => Uint8Array.from(text.match(/../g) || [], (pair) => parseInt(pair, 16));
const ascii = (text) => new TextEncoder().encode(text);

function encode(...fields) {
  const parts = [];
  for (const field of fields) {
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, field.length);
    parts.push(...length, ...field);
  }
  return new Uint8Array(parts);
}

async function sealOf(commitment, seat, value) {
  const data = encode(ascii("escalera-deal-1"), ascii("seal"), unhex(commitment), ascii(String(seat)), unhex(value));
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", data)));
}

const keptValue = (commitment) => localStorage.getItem(`value-${commitment}-${view.you}`);
const dealRound = () => (view.results.length ? view.results[view.results.length - 1].round + 1 : 1);

async function shuffle() {
  if (view.stage !== "dealing" || !view.commitment || !view.you || !crypto.subtle) return;
  const { commitment, you } = view;
  $("fair").textContent = `The service's commitment for this shuffle: ${commitment}`;
  if (view.seals_closed) return opens(view.seals, dealRound());
  if (view.seals[you] || keptValue(commitment)) return;
  const value = hex(crypto.getRandomValues(new Uint8Array(32)));
  localStorage.setItem(`value-${commitment}-${you}`, value);
  localStorage.setItem(`mine-${table}`, JSON.stringify({ commitment, value, you }));
  await ask({ type: "seal", round: dealRound(), seal: await sealOf(commitment, you, value) });
}

async function opens(seals, round) {
  if (!view || !view.you || !view.commitment || !crypto.subtle) return;
  const value = keptValue(view.commitment);
  if (value && seals[view.you] === (await sealOf(view.commitment, view.you, value))) ask({ type: "open", round, value });
}

function compare(data) {
  const mine = JSON.parse(localStorage.getItem(`mine-${table}`) || "null");
  if (!mine) return;
  const kept = data.proof.includes(`commitment=${mine.commitment} `);
  const added = data.proof.split(" ").includes(`seat${mine.you}=person:${mine.value}`);
  note(kept && added ? "The shuffle used the number your browser added." : kept ? "The shuffle was done without your browser's number." : "The shuffle isn't the one that was announced!");
  localStorage.removeItem(`value-${mine.commitment}-${mine.you}`);
}

// Drawing

function draw() {
  const v = view;
  $("about").textContent = `${editionName(v.options.edition)}, ${v.options.players} players`;
  $("gather").hidden = v.stage !== "gathering";
  $("play").hidden = v.stage === "gathering" || !v.round;
  $("own").hidden = !v.you || v.stage === "gathering" || v.stage === "dealing";
  $("sides").hidden = !v.round;
  $("hand").hidden = $("handtitle").hidden = !v.round;
  for (const node of document.querySelectorAll("#more .own, #talk")) node.hidden = !v.you;
  $("record").hidden = !v.results.length;
  $("record").href = `${api}/${table}/record`;
  const turn = $("turn");
  turn.textContent = turnWords();
  const mine = v.round && v.round.to_act === v.you && v.stage === "playing";
  turn.classList.toggle("mine", Boolean(mine));
  document.title = mine ? "Your turn – Escalera" : "Escalera";
  if (v.stage === "gathering") drawSeats();
  if (v.round) drawRound();
  if (v.you) drawQuick();
  const now = `${v.stage} ${v.round && v.round.to_act} ${v.round && v.round.phase}`;
  if (now !== before) say("");
  before = now;
  drawResults();
}

const editionName = (code) => ({ "bolivia": "Bolivia", "bolivia-dk": "Boliviansk Canasta", "samba": "Samba", "classic": "Classic Canasta" })[code] || code;

function turnWords() {
  const v = view;
  if (v.stage === "gathering") {
    const open = v.seats.filter((s) => s.kind === "open").length;
    if (!v.you) return open ? "Sit down, or watch." : "All seats are taken. You can watch.";
    return open ? `Waiting for ${open === 1 ? "one more player" : `${open} more players`}.` : v.host ? "Everybody is here. You can begin." : "Everybody is here. The game will begin soon.";
  }
  if (v.stage === "dealing") return "The cards are being shuffled…";
  if (v.stage === "between") return v.you && !v.seats[v.you - 1].ready ? "The round is over. Say when you are ready for the next." : "The round is over. Waiting for the others.";
  if (v.stage === "over") return v.draw ? "The match ends in a draw." : `${sideName(v.winner)} won the match.`;
  const r = v.round;
  if (r.to_act === v.you) {
    if (r.phase === "answer") return `${nameOf(r.asked_by)} asks: may I go out? Answer yes or no.`;
    if (r.phase === "draw") return "Your turn: draw, or take the pile.";
    return "Your turn: lay cards if you like, then discard one.";
  }
  return r.phase === "answer" ? `${nameOf(r.to_act)} has to answer.` : `${nameOf(r.to_act)} is playing.`;
}

const mySide = () => (view.you ? view.seats[view.you - 1].side : 0);
const sideSeats = (side) => view.seats.filter((s) => s.side === side).map((s) => s.seat);
const sideName = (side) => sideSeats(side).map(nameOf).join(" and ");

function drawSeats() {
  const v = view;
  $("invite").hidden = !shareLink;
  $("link").value = shareLink;
  $("sit").hidden = v.you > 0 || !v.seats.some((s) => s.kind === "open");
  $("start").hidden = !v.host;
  $("start").disabled = v.seats.some((s) => s.kind === "open");
  $("seats").replaceChildren(...v.seats.map((s) => {
    const item = make("li");
    const who = s.kind === "open" ? "open" : s.kind === "computer" ? `${s.name} (computer)` : s.name;
    const you = s.seat === v.you ? " – you" : s.kind === "person" && !present.has(s.seat) ? " – away" : "";
    item.append(make("span", `${who}${you} `));
    if (v.host && s.seat !== v.you) {
      if (s.kind === "open") item.append(button("Computer player", () => tell({ type: "set-seat", seat: s.seat, player: "greedy" })));
      else item.append(button("Free this seat", () => tell({ type: "set-seat", seat: s.seat, player: "open" })));
    }
    return item;
  }));
}

function drawRound() {
  const v = view, r = v.round;
  $("people").replaceChildren(...v.seats.map((s) => {
    const away = s.kind === "person" && !present.has(s.seat) ? ", away" : "";
    const stand = s.stand_in ? ", a computer player stands in" : s.kind === "computer" ? ", computer" : "";
    const item = make("li", `${nameOf(s.seat)}: ${s.cards} cards${away}${stand}`);
    if (v.stage === "playing" && s.seat === r.to_act) item.className = "due";
    if (offered.has(s.seat) && s.seat !== v.you && v.you) {
      item.append(" ", button("Let a computer player stand in", () => tell({ type: "stand-in", seat: s.seat })));
    }
    return item;
  }));
  $("stock").textContent = `Stock: ${r.stock} cards`;
  const pile = $("pile");
  const top = r.pile[r.pile.length - 1];
  pile.replaceChildren(make("span", r.pile.length ? `Pile: ${r.pile.length} card${r.pile.length === 1 ? "" : "s"}, on top ` : "Pile: empty"));
  if (top) pile.append(cardNode(top));
  if (r.frozen) pile.append(make("span", " frozen", "done"));
  const sides = [...r.sides].sort((a, b) => (b.side === mySide()) - (a.side === mySide()));
  $("sides").replaceChildren(...sides.map(sideNode));
  if (v.you) drawHand();
}

const KINDS = { rank: "", sequence: "sequence", wild: "wild" };

function sideNode(side) {
  const mine = side.side === mySide();
  const node = make("section", undefined, mine ? "side mine" : "side");
  node.append(make("h2", `${sideName(side.side)}: ${side.total} points`));
  const right = side.may_go_out ? "may go out" : `${side.finished} of ${side.needed} finished melds to go out`;
  node.append(make("div", `${side.opened ? "Opened" : `Needs ${side.minimum} to open`}; ${right}.`, "quiet"));
  if (side.red_threes.length) { const line = make("div", "Red threes: "); line.append(cardsNode(side.red_threes)); node.append(line); }
  for (const meld of side.melds) {
    const one = mine && view.you ? button(undefined, () => onto(meld.number), "meld") : make("div", undefined, "meld");
    one.append(make("span", `#${meld.number}`), cardsNode(meld.cards));
    const about = [KINDS[meld.kind], meld.finished ? "finished" : ""].filter(Boolean).join(", ");
    if (about) one.append(make("span", about, meld.finished ? "done" : "quiet"));
    node.append(one);
  }
  if (!side.melds.length) node.append(make("div", "Nothing melded yet.", "quiet"));
  return node;
}

function drawHand() {
  const r = view.round;
  const hand = [...r.hand].sort(bySort);
  const key = hand.join(" ");
  const fresh = new Set();
  if (handBefore !== null && handBefore !== key) {
    const left = handBefore.split(" ");
    hand.forEach((card, at) => { const i = left.indexOf(card); if (i < 0) fresh.add(at); else left.splice(i, 1); });
    chosen = [];
    if (fresh.size > 8) fresh.clear();
  }
  const changed = handBefore !== key;
  handBefore = key;
  if (changed || !$("hand").children.length) {
    $("hand").replaceChildren(...hand.map((card, at) => {
      const node = cardNode(card, "button");
      node.type = "button";
      if (fresh.has(at)) node.classList.add("new");
      node.setAttribute("aria-pressed", "false");
      node.addEventListener("click", () => choose(node, at));
      return node;
    }));
  }
}

function choose(node, at) {
  const i = chosen.indexOf(at);
  if (i < 0) chosen.push(at); else chosen.splice(i, 1);
  node.classList.toggle("chosen", i < 0);
  node.setAttribute("aria-pressed", String(i < 0));
  drawQuick();
}

function drawQuick() {
  const v = view, r = v.round;
  const row = $("quick");
  const mine = v.stage === "playing" && r.to_act === v.you;
  const act = (text) => tell({ type: "act", act: text });
  const nodes = [];
  if (v.stage === "playing" && !mine) nodes.push(make("span", "Please wait for your turn.", "quiet"));
  if (mine && r.phase === "answer") nodes.push(button("Yes", () => act("yes"), "main"), button("No", () => act("no"), "main"));
  if (mine && r.phase === "draw") {
    nodes.push(r.stock ? button("Draw", () => act("draw"), "main") : button("Pass", () => act("pass"), "main"));
    nodes.push(button("Take the pile with the chosen cards", () => put("take")));
  }
  if (mine && r.phase === "play") {
    nodes.push(button("Lay the chosen cards as a meld", () => put("meld")), button("Discard the chosen card", () => put("discard")), button("Ask my partner", () => act("ask")));
  }
  if (v.stage === "between" && v.you && !v.seats[v.you - 1].ready) nodes.push(button("Ready for the next round", () => tell({ type: "ready" }), "main"));
  if (v.stage === "over" && v.you) nodes.push(button("Another match", () => tell({ type: "rematch" }), "main"));
  for (const node of nodes) {
    if (/chosen card/.test(node.textContent)) node.disabled = !chosen.length || (/Discard/.test(node.textContent) && chosen.length !== 1);
  }
  row.replaceChildren(...nodes);
  $("act").hidden = !mine;
  $("would").hidden = !mine;
}

// Putting an act together

function chosenCards() {
  const hand = [...view.round.hand].sort(bySort);
  return chosen.map((at) => hand[at]).join(" ");
}

function put(verb) {
  const box = $("text");
  const cards = chosenCards();
  const more = (verb === "meld" && /^(meld|take)\b/.test(box.value)) || false;
  box.value = more ? `${box.value} / ${cards}` : `${verb} ${cards}`.trim();
  unchoose();
  wonder();
}

function onto(number) {
  if ($("act").hidden) return;
  const box = $("text");
  const list = `#${number} ${chosenCards()}`.trim();
  const drawing = view.round.phase === "draw";
  box.value = /^(meld|add|take)\b/.test(box.value) ? `${box.value} / ${list}` : `${drawing ? (chosen.length ? "take" : "top") : "add"} ${list}`;
  unchoose();
  wonder();
}

function unchoose() {
  chosen = [];
  for (const node of $("hand").children) { node.classList.remove("chosen"); node.setAttribute("aria-pressed", "false"); }
  drawQuick();
}

let timer = 0;
function wonder() {
  clearTimeout(timer);
  $("would").textContent = "";
  const text = $("text").value.trim();
  if (!text) return;
  timer = setTimeout(async () => {
    const found = await ask({ type: "would", act: text });
    if ($("text").value.trim() !== text) return;
    if (found.type === "refused") $("would").textContent = found.sentence;
    else {
      const points = found.counts ? ` It counts ${found.counts}${found.needed ? ` of the ${found.needed} needed to open` : ""}.` : "";
      $("would").textContent = (found.legal ? "You can play this." : found.sentence) + points;
    }
  }, 300);
}

// Score sheets

const LINES = { "melded": "Melded cards", "natural-canastas": "Natural canastas", "mixed-canastas": "Mixed canastas", "sequences": "Sequences", "wild-melds": "Wild melds", "red-threes": "Red threes", "going-out": "Going out", "concealed": "Going out, concealed", "hands": "Left in hand", "black-threes": "Black threes in hand" };

function drawResults() {
  const key = JSON.stringify(view.results.map((r) => r.round));
  if ($("results").dataset.key === key) return;
  $("results").dataset.key = key;
  $("results").replaceChildren(...[...view.results].reverse().map(resultNode));
}

function resultNode(result) {
  const node = make("section");
  node.append(make("h2", `Round ${result.round}: ${result.ended === "out" ? `${does(result.out_seat, "went", "went")} out${result.concealed ? ", concealed" : ""}` : "the stock ran out"}`));
  const grid = make("table");
  const row = (name, cells, tag = "td") => { const line = make("tr"); line.append(make("th", name), ...cells.map((c) => (c instanceof Node ? c : make(tag, String(c))))); grid.append(line); };
  row("", result.sides.map((s) => sideName(s.side)), "th");
  const names = [...new Set(result.sides.flatMap((s) => s.lines.map((l) => l.name)))];
  for (const name of names) {
    row(LINES[name] || name, result.sides.map((side) => {
      const line = side.lines.find((l) => l.name === name);
      const cell = make("td", line ? undefined : "–");
      if (!line) return cell;
      const cards = line.parts.flatMap((part) => part.cards);
      if (!cards.length) { cell.textContent = String(line.points); return cell; }
      const open = make("details");
      open.append(make("summary", String(line.points)), cardsNode(cards));
      cell.append(open);
      return cell;
    }));
  }
  row("This round", result.sides.map((s) => s.score), "th");
  row("Total", result.sides.map((s) => s.total), "th");
  node.append(grid);
  return node;
}

// Begin

function listen() {
  $("act").addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = $("text").value.trim();
    if (!text) return;
    const found = await tell({ type: "act", act: text });
    if (found.type === "accepted") { $("text").value = ""; $("would").textContent = ""; }
  });
  $("clear").addEventListener("click", () => { $("text").value = ""; $("would").textContent = ""; unchoose(); });
  $("text").addEventListener("input", wonder);
  $("talk").addEventListener("submit", (event) => {
    event.preventDefault();
    if ($("say").value.trim()) tell({ type: "say", text: $("say").value });
    $("say").value = "";
  });
  $("start").addEventListener("click", () => tell({ type: "start" }));
  $("copy").addEventListener("click", async () => {
    $("link").select();
    try { await navigator.clipboard.writeText(shareLink); } catch { document.execCommand("copy"); }
    $("copy").textContent = "Copied";
  });
  $("sit").addEventListener("submit", async (event) => {
    event.preventDefault();
    const found = await call(`${api}/${table}/sit`, { name: event.target.elements.namedItem("name").value });
    if (found.type === "refused") return say(found.sentence);
    if (bearer && found.token) bearer = found.token;
    seq = 0;
    say("");
    if (socket) socket.close(); else connect();
  });
  for (const node of document.querySelectorAll("[data-link]")) node.addEventListener("click", () => give(node.dataset.link));
  $("here").addEventListener("submit", async (event) => {
    event.preventDefault();
    const found = await call(`${api}/${table}/enter`, { code: event.target.code.value });
    if (!found.table) { $("why").textContent = found.sentence; return; }
    location.hash = `seat=${found.token}`;
    location.reload();
  });
}

async function give(kind) {
  const found = await call(`${api}/${table}/links`, { kind });
  if (found.type === "refused") return say(found.sentence);
  const address = `${location.origin}${prefix}/t/${table}`;
  $("given").textContent = kind === "code" ? `Table ${table}, code ${found.token}` : `${address}#${kind === "table" ? "link" : "seat"}=${found.token}`;
}

listen();
if (table) come(); else showDoor();
