// The rule pages are whole without this: it lets them look as the reader's settings say.
import "./guide.css";
import { dark, KEY, wear, type Looks } from "../settings/dress";

const USUAL: Looks = { theme: "system", fourColours: false, largePrint: false, leftHanded: false, motion: true };

function look(): void {
  try {
    wear({ ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") });
  } catch {
    wear(USUAL);
  }
}

look();
dark.addEventListener("change", look);
addEventListener("storage", look);
