"""Somebody who plays by keys alone, knowing what has the focus and what is shown."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

STATE: Final = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const plain = (text) => text.replace(/[\\u2066-\\u2069]/g, "").replace(/\\s+/g, " ").trim();
  const focused = document.activeElement;
  return {
    dialog: all("dialog[open]").length > 0,
    over: all("main table").length > 0,
    planned: all(".planner li").length,
    acts: all("[data-acts] button").map((one) => one.dataset.act),
    blocked: all("[data-acts] [aria-disabled=true]").map((one) => one.dataset.act),
    hand: all("[data-card]").map((one) => plain(one.querySelector(".hidden").textContent)),
    chosen: all("[data-card][aria-pressed=true]").length,
    act: focused.dataset?.act ?? "",
    card: focused.dataset?.card ? plain(focused.querySelector(".hidden").textContent) : "",
    lost: focused === document.body,
    laying: (document.querySelector(".awaited")?.innerText ?? "").includes("then discard one"),
  };
}"""
RANKS: Final = {
    "four": "4", "five": "5", "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "0",
    "jack": "j", "queen": "q", "king": "k", "ace": "a",
}  # fmt: skip
LONGEST: Final = 600


class KeyPlayer:
    """A player without a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.laid = 0
        self.tried: set[str] = set()

    def press(self, *keys: str) -> None:
        """Press keys one after the other; the focus is somewhere after each."""
        for key in keys:
            self.page.keyboard.press(key)
            self.until("document.activeElement !== document.body")

    def until(self, condition: str, *facts: Any) -> None:
        """Wait for a condition of the page. (`wait_for_function` needs `eval`, which the page forbids.)"""
        for _ in range(500):
            if self.page.evaluate(condition, *facts):
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{condition}: {self.page.evaluate(STATE)}")

    def state(self) -> dict[str, Any]:
        """What is shown, once the page has answered what was done last."""
        self.until("!document.querySelector('[data-asking]')")
        found: dict[str, Any] = self.page.evaluate(STATE)
        return found

    def tab_to(self, name: str) -> None:
        """Go on by Tab until something of this name has the focus."""
        for _ in range(60):
            self.page.keyboard.press("Tab")
            if name in self.page.evaluate("document.querySelector(':focus')?.innerText ?? ''"):
                return
        raise AssertionError(f"Tab doesn't lead to {name}")

    def come_to_the_hand(self) -> None:
        """The arrows lead into the hand from where nothing has the focus."""
        self.page.keyboard.press("ArrowRight")
        self.until("Boolean(document.activeElement.dataset.card)")

    def play_round(self) -> None:
        """Until the round's sheet is there."""
        for _ in range(LONGEST):
            state = self.state()
            if state["over"]:
                return
            assert not state["lost"], state
            self.step(state)
        raise AssertionError("the round doesn't end")

    def step(self, state: dict[str, Any]) -> None:
        """The next thing to do, if there is one."""
        acts = state["acts"]
        if state["dialog"]:
            self.press("Enter")
            self.until("!document.querySelector('dialog[open]')")
            self.answered()
        elif "yes" in acts or "pass" in acts or "draw" in acts:
            self.tried.clear()
            self.press("F2")
            self.gone(acts[0])
        elif state["act"] == "play" and state["laying"]:
            self.play_or_take_back()
        elif state["card"] and state["laying"]:
            if not self.lay(state):
                self.go_on()
        else:
            self.page.wait_for_timeout(30)

    def gone(self, act: str) -> None:
        """Wait until an act is no longer offered."""
        self.until("(act) => !document.querySelector(`[data-act='${act}']`)", act)

    def lay(self, state: dict[str, Any]) -> bool:
        """Three of a rank that hasn't been tried this turn: choose them, Enter, Enter, Enter."""
        held = [name.split(" ")[0] for name in state["hand"]]
        rank = next((one for one in RANKS if held.count(one) > 2 and one not in self.tried), None)
        if rank is None:
            return False
        self.tried.add(rank)
        for _ in range(3):
            self.press(RANKS[rank], "Space")
        self.enter_enter()
        return True

    def go_on(self) -> None:
        """The card that has the focus: Enter, Enter lays it onto a meld or discards it."""
        if "joker" in self.state()["card"]:
            self.press("Home")
        self.enter_enter()

    def enter_enter(self) -> None:
        """To what takes the cards, and do it; what is laid out is played, or taken back where it can't be."""
        self.press("Enter")
        self.until(
            "document.activeElement.dataset.accepts !== undefined || document.querySelector('.refusal')"
        )
        state = self.state()
        if not state["act"]:
            return self.press("Escape")
        self.press("Enter")
        if state["act"] == "discard":
            return self.thrown()
        self.until("document.activeElement.dataset.act === 'play'")
        self.play_or_take_back()

    def play_or_take_back(self) -> None:
        self.until("document.querySelector('#plan-sum strong').innerText")
        if "play" in self.state()["blocked"]:
            self.press("ArrowRight", "Enter")
            self.settled()
            if self.state()["card"] and len(self.state()["hand"]) < 4:
                self.press("Space", "F9")
                self.thrown()
            return
        else:
            self.laid += 1
            self.press("Enter")
        self.settled()

    def thrown(self) -> None:
        """Wait until the turn is over, or a question is asked back."""
        self.until(
            """() => document.querySelector("dialog[open], .refusal, main table") ||
                !document.querySelector("main").innerText.includes("then discard one")"""
        )

    def answered(self) -> None:
        """The same after a question; a partner who was asked leaves what is laid out to be played."""
        self.until(
            """() => document.activeElement.dataset.act === "play" ||
                document.querySelector("dialog[open], .refusal, main table") ||
                !document.querySelector("main").innerText.includes("then discard one")"""
        )

    def settled(self) -> None:
        """Wait until what was laid lies there, or why not."""
        self.until(
            """() => document.querySelector("dialog[open], .refusal, main table") ||
                !document.querySelector("[data-card][aria-pressed=true], [data-act=play]")"""
        )
