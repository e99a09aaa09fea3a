import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "./test";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * axe's findings on the current page, one line each. axe is a script itself: where pages have none, it examines a copy of
 * what is shown.
 */
export async function violations(page: Page, hasScripts = true): Promise<string[]> {
  if (hasScripts) return examine(page);
  const html = (await page.content()).replace(/<script\b[\s\S]*?<\/script>/g, "");
  const copies = await page
    .context()
    .browser()
    ?.newContext({ javaScriptEnabled: true, viewport: page.viewportSize() });
  if (!copies) throw new Error("the browser of the page is not known");
  try {
    const copy = await copies.newPage();
    await copy.route("**/*", (route) =>
      route.request().isNavigationRequest()
        ? route.fulfill({ contentType: "text/html", body: html })
        : route.continue(),
    );
    await copy.goto(page.url());
    return await examine(copy);
  } finally {
    await copies.close();
  }
}

async function examine(page: Page): Promise<string[]> {
  // What stays in view while a page is scrolled lies over parts of it; at the top it lies over nothing.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.evaluate(axeSource);
  const results = await page.evaluate(
    (values) =>
      Reflect.get(window, "axe").run(document, {
        runOnly: { type: "tag", values },
        // Valid pages need no description.
        resultTypes: ["violations"],
        preload: false,
      }) as Promise<AxeResults>,
    tags,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help} at ${node.target.join(" ")} ${node.html.slice(0, 160)}`),
  );
}
