import type { Locator } from "playwright/test";
import { expect } from "../shopper/test";

/** How a person works a page. */
export type Hand = {
  /** Stands in the names of tests, with the tags that choose their browser. */
  name: string;
  press: (what: Locator) => Promise<void>;
  /** Sets a check mark. */
  check: (what: Locator) => Promise<void>;
  /** Chooses one of a group. */
  pick: (what: Locator) => Promise<void>;
  /** Types a text in place of what a field holds. */
  type: (field: Locator, text: string) => Promise<void>;
  /** Chooses an option of a list by its words. */
  choose: (list: Locator, option: string) => Promise<void>;
};

const pointer: Omit<Hand, "name"> = {
  press: (what) => what.click(),
  check: (what) => what.check(),
  pick: (what) => what.check(),
  type: (field, text) => field.fill(text),
  async choose(list, option) {
    await list.selectOption({ label: option });
  },
};

export const byMouse: Hand = { name: "by mouse @script @desktop", ...pointer };
export const withoutScripts: Hand = { name: "without scripts @plain", ...pointer };

/** More stops than a page of the office has between two of its parts. */
const mostStops = 400;

/** Goes on by the Tab key until the focus is there, as who has no mouse does. */
async function reach(what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  const hasFocus = () => what.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < mostStops; stop++) {
    if (await hasFocus()) return;
    await what.page().keyboard.press("Tab");
  }
  throw new Error(`The Tab key does not lead to ${what}.`);
}

/** Types a moment such as `2026-12-01T00:00` by the Tab key and keys alone. */
export async function typeMoment(field: Locator, moment: string): Promise<void> {
  const [year = "", month = "", day = "", hour = "", minute = ""] = moment.split(/[-T:]/);
  await reach(field);
  const { keyboard } = field.page();
  // Months, days and years are parts of their own, in the order of the browser's language.
  await keyboard.type(`${month}${day}${year}`);
  await keyboard.press("ArrowRight");
  const noon = 12;
  await keyboard.type(`${String(Number(hour) % noon || noon).padStart(2, "0")}${minute}`);
  await keyboard.press(Number(hour) < noon ? "a" : "p");
  await expect(field).toHaveValue(moment);
}

export const byKeyboard: Hand = {
  name: "by keyboard @script @desktop",
  async press(what) {
    await reach(what);
    await what.page().keyboard.press("Enter");
  },
  async check(what) {
    await reach(what);
    await what.page().keyboard.press("Space");
    await expect(what).toBeChecked();
  },
  async pick(what) {
    const name = await what.getAttribute("name");
    await reach(what.page().locator(`input[name="${name}"]:checked`));
    await what.page().keyboard.press("ArrowUp");
    await expect(what).toBeChecked();
  },
  async type(field, text) {
    await reach(field);
    await field.page().keyboard.press("Control+a");
    await field.page().keyboard.type(text);
  },
  async choose(list, option) {
    await reach(list);
    await list.page().keyboard.type(option);
    await expect(list.locator("option:checked")).toHaveText(option);
  },
};
