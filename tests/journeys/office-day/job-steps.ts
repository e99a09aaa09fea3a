import type { Locator } from "playwright/test";
import { open } from "../shopper/shop";
import { expect, type Page } from "../shopper/test";
import type { Hand } from "./hands";
import { done, unfold } from "./office-page";

/** Words of a job that are known only when it is done, by their names in braces: `{email}`. */
export type JobWords = Readonly<Record<string, string>>;

/** What a person does on one screen, in this order; each part may be left out. */
export type JobStep = {
  /** The screen that is opened, behind the office's address. */
  at?: string;
  /** The row or line of a list whose link is followed, by words in it. */
  row?: string;
  /** The button that unfolds a form. */
  unfold?: string;
  /** What is typed, by the labels of fields. */
  type?: JobWords;
  /** What is chosen of lists, by their labels. */
  choose?: JobWords;
  /** Check marks that are set. */
  check?: readonly string[];
  /** The button that sends the form. */
  press?: string;
  /** What the page says was done. */
  done?: string;
  /** What is seen on the page then. */
  seen?: readonly string[];
};

/** The field of this label, also one that may be left empty. */
const labelled = (main: Locator, label: string) =>
  main
    .getByLabel(label, { exact: true })
    .or(main.getByLabel(`${label} (optional)`, { exact: true }))
    .filter({ visible: true })
    .first();

/** Does the steps of a job at an office, as a person with this hand. */
export async function doSteps(
  { page, hand, office }: { page: Page; hand: Hand; office: string },
  steps: readonly JobStep[],
  words: JobWords,
): Promise<void> {
  const say = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? `{${name}}`);
  const main = page.locator("main");
  for (const step of steps) {
    if (step.at) await open(page, `${office}${say(step.at)}`);
    if (step.row) {
      // What narrows a list stands above it, with the same words.
      const row = main
        .locator("li, tr")
        .filter({ hasText: say(step.row) })
        .last();
      await hand.press(row.getByRole("link").first());
    }
    if (step.unfold) await unfold(page, hand, say(step.unfold));
    for (const [label, text] of Object.entries(step.type ?? {}))
      await hand.type(labelled(main, label), say(text));
    for (const [label, option] of Object.entries(step.choose ?? {}))
      await hand.choose(labelled(main, label), say(option));
    for (const label of step.check ?? []) await hand.check(labelled(main, label));
    if (step.press) await hand.press(main.getByRole("button", { name: step.press, exact: true }).first());
    if (step.done) await done(page, step.done);
    for (const text of step.seen ?? []) await expect(main).toContainText(say(text));
  }
}
