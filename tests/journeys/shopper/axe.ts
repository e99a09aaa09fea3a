import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { ElementHandle, Locator } from "playwright/test";
import type { Page } from "./test";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Header and footer of a shop, which are the same on all its pages. */
const frame = ["body > div > header", "body > div > footer"];

/** axe's findings on the current page, one line each. */
export const violations = (page: Page): Promise<string[]> => examine(page, ["html"]);

/** axe's findings on the current page without those within header and footer, which are half of its work. */
export const violationsWithin = (page: Page): Promise<string[]> => examine(page, ["html"], frame);

/** axe's findings on one part of a page, such as what has opened over it. */
export async function violationsOf(part: Locator): Promise<string[]> {
  const element = await part.elementHandle();
  return element ? examine(part.page(), [element]) : [`nothing is at ${part}`];
}

/** How long what was found has to last to count, ms: what fades in lacks contrast for a moment. */
const lastingMs = 10_000;

/** What is found and does not pass. */
async function examine(
  page: Page,
  include: (string | ElementHandle)[],
  exclude: string[] = [],
): Promise<string[]> {
  const untilMs = Date.now() + lastingMs;
  let found: string[];
  do found = await examineNow(page, include, exclude);
  while (found.length > 0 && Date.now() < untilMs);
  return found;
}

async function examineNow(
  page: Page,
  include: (string | ElementHandle)[],
  exclude: string[],
): Promise<string[]> {
  // What stays in view while a page is scrolled lies over parts of it; at the top it lies over nothing.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  // A page that was examined before still has it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  // Only what is found leaves the browser: to hand over all that axe says costs as much as the examination.
  return page.evaluate(
    async ({ values, ...context }) => {
      const { violations }: AxeResults = await Reflect.get(window, "axe").run(context, {
        runOnly: { type: "tag", values },
        // Valid pages need no description.
        resultTypes: ["violations"],
        preload: false,
      });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${help} at ${node.target.join(" ")} ${node.html.slice(0, 160)}`),
      );
    },
    { values: tags, include, exclude },
  );
}
