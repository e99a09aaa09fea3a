import { menuFiles, type OwnShop, ownShop, pageFile } from "./shopper/own-shop";
import { howReached, open } from "./shopper/shop";
import { expect, type Page, test } from "./shopper/test";

const sums =
  '<p id="sum">no sum</p><script>document.getElementById("sum").textContent = "40 and 2 are " + (40 + 2);</script>';
const bar =
  '<script>{ const bar = document.createElement("p"); bar.textContent = "We are away on Monday."; document.body.prepend(bar); }</script>';

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await ownShop({
    ...menuFiles({ Sums: "/sums", Bar: "/bar", Sheet: "/sheet", Plain: "/plain" }),
    ...pageFile("", "<h1>Start</h1>"),
    ...pageFile("plain", "<h1>Plain</h1>"),
    ...pageFile("sums", `<h1>Sums</h1>${sums}`),
    ...pageFile("bar", `<h1>Bar</h1><p><a href="/plain">Read on</a></p>${bar}`),
    ...pageFile("sheet", '<!DOCTYPE html><html lang="en"><title>Sheet</title><h1>Sheet</h1></html>', {
      static_type: "all",
    }),
  });
});

const heading = (page: Page) => page.locator("h1");
const sum = (page: Page) => page.getByText("40 and 2 are 42");
/** Navigates by the menu, within the app after hydration. */
async function follow(page: Page, label: string): Promise<void> {
  const toggle = page.getByRole("button", { name: "Menu", exact: true });
  if (await toggle.isVisible()) await toggle.click();
  await page.getByRole("link", { name: label, exact: true }).filter({ visible: true }).first().click();
}

/** Records every heading that is ever shown, in order. */
async function noteHeadings(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction("seeHeading", (text: string) => {
    if (seen.at(-1) !== text) seen.push(text);
  });
  await page.addInitScript(() => {
    const note = () => {
      const text = document.querySelector("h1")?.textContent;
      if (text) Reflect.get(window, "seeHeading")(text);
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return seen;
}

test("an owner's script runs, however its page is reached @script @any-width", async ({ page }) => {
  await open(page, `${shop.url}/sums`);
  await expect(sum(page)).toBeVisible();
  await follow(page, "Plain");
  await expect(heading(page)).toHaveText("Plain");
  await page.goBack();
  await expect(sum(page)).toBeVisible();
});

for (const title of ["Sums", "Sheet"])
  test(`the current page stays until a document has loaded: ${title} @script @any-width`, async ({
    page,
  }) => {
    const seen = await noteHeadings(page);
    await open(page, `${shop.url}/`);
    await follow(page, title);
    await expect(heading(page)).toHaveText(title);
    await expect(() => expect(seen).toEqual(["Start", title])).toPass();
    await page.goBack();
    await expect(heading(page)).toHaveText("Start");
  });

test("a script that changes the page before hydration keeps its changes, and the page is not reloaded @script @any-width", async ({
  browser,
}) => {
  // A browser context of its own: React reports a hydration mismatch.
  const context = await browser.newContext();
  const page = await context.newPage();
  const reported = page.waitForEvent("console", (message) => message.text().includes("#418"));
  await open(page, `${shop.url}/`);
  await follow(page, "Bar");
  await reported;
  await expect(page.getByText("We are away on Monday.")).toBeVisible();
  expect(await howReached(page)).toBe("navigate");
  await page.goBack();
  await expect(heading(page)).toHaveText("Start");
  await page.goForward();
  await expect(page.getByText("We are away on Monday.")).toBeVisible();
  await page.getByRole("link", { name: "Read on" }).click();
  await expect(heading(page)).toHaveText("Plain");
  await context.close();
});
