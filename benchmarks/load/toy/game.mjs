// The toy: four hands of thirteen cards and a stock. An act throws one card and draws another.

const SUITS = "CDHS";
const RANKS = "A23456789TJQK";
export const SEATS = 4;
export const VIEW_BYTES = Number(process.env.VIEW_BYTES ?? 1000);

const card = (number) => RANKS[number % 13] + SUITS[Math.floor(number / 13) % 4];

export function deal(table = "") {
  const hands = Array.from({ length: SEATS }, (_, seat) =>
    Array.from({ length: 13 }, (_, at) => card(at * SEATS + seat)));
  return { move: 0, hands, next: 0, top: "", table };
}

// Whether the act may be done; if so it is.
export function act(state, seat, place) {
  if (state.move % SEATS !== seat || !Number.isInteger(place)) return false;
  const hand = state.hands[seat];
  if (place < 0 || place >= hand.length) return false;
  state.top = hand[place];
  hand.splice(place, 1);
  hand.push(card(state.next * 7));
  state.next = (state.next + 1) % 52;
  state.move += 1;
  return true;
}

// All that a seat may see.
export function view(state, seat) {
  return {
    move: state.move,
    hand: state.hands[seat],
    counts: state.hands.map((hand) => hand.length),
    top: state.top,
    table: state.table,
  };
}

// The text for what lies on the table, as long as makes a view VIEW_BYTES.
export function tableText(bytesOf) {
  const state = deal("x".repeat(300));
  state.move = 100;
  state.top = "AC";
  return "x".repeat(300 + VIEW_BYTES - bytesOf(view(state, 0)));
}
