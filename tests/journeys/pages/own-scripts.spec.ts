import { menuFiles, type OwnShop, ownShop, pageFile } from "../shopper/own-shop";
import { ranTags, serveTags, snippets, tagHost } from "../shopper/owner-snippets";
import { draw, goBack, howReached, hydrated, open } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

const sums =
  '<p id="sum">no sum</p><script>document.getElementById("sum").textContent = "40 and 2 are " + (40 + 2);</script>';
const bar =
  '<script>{ const bar = document.createElement("p"); bar.textContent = "We are away on Monday."; document.body.prepend(bar); }</script>';

// Its handler is called once the element is made, in a page or not: in any other document it is refused.
const hours = `<details open ontoggle="this.dataset.seen = 'yes'"><summary>Hours</summary></details>`;
const button = `<button type="button" onclick="this.textContent = 'Thank you'">Say hello</button>`;

let shop: OwnShop;
test.beforeAll(async () => {
  shop = await ownShop({
    ...menuFiles({ Sums: "/sums", Bar: "/bar", Sheet: "/sheet", Plain: "/plain" }),
    ...pageFile("", "<h1>Start</h1>"),
    ...pageFile("plain", "<h1>Plain</h1>"),
    ...pageFile("sums", `<h1>Sums</h1>${sums}`),
    ...pageFile("bar", `<h1>Bar</h1><p><a href="/plain">Read on</a></p>${button}${hours}${bar}`),
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

test("an owner's script runs, however its page is reached, and a page stays until the next has loaded @script", async ({
  page,
}) => {
  const seen = await noteHeadings(page);
  await open(page, `${shop.url}/sums`);
  await expect(sum(page)).toBeVisible();
  await follow(page, "Plain");
  await expect(heading(page)).toHaveText("Plain");
  await goBack(page);
  await expect(sum(page)).toBeVisible();
  for (const title of ["Sums", "Sheet"]) {
    await open(page, `${shop.url}/`);
    seen.length = 0;
    await follow(page, title);
    await expect(heading(page)).toHaveText(title);
    await expect.poll(() => seen.filter((text) => text !== "Start")).toEqual([title]);
    await goBack(page);
    await expect(heading(page)).toHaveText("Start");
  }
});

const words = "We are away on Monday.";

test("a script that adds to the page before it is taken over keeps what it added @script", async ({
  page,
}) => {
  await open(page, `${shop.url}/`);
  await follow(page, "Bar");
  await expect(page.getByText(words)).toBeVisible();
  await hydrated(page);
  await expect.poll(() => howReached(page)).toBe("navigate");
  await page.getByRole("button", { name: "Say hello" }).click();
  await expect(page.getByRole("button", { name: "Thank you" })).toBeVisible();
  await page.evaluate(() => Reflect.set(window, "wasHere", true));
  await page.getByRole("link", { name: "Read on" }).click();
  await expect(heading(page)).toHaveText("Plain");
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "wasHere")), "a link in the owner's HTML")
    .toBe(true);
  await goBack(page);
  await expect(page.getByText(words)).toBeVisible();
});

const allSnippets = Object.values(snippets).join("\n");
const placeholder = '<div data-widget="simple-text" data-attribute="note"></div>';
const note = { "widgets/note.json": { note: { type: "simple-text", items: [{ textContent: "A note" }] } } };
const menu = menuFiles({ Plain: "/plain", Start: "/" });
const header = String(menu["templates/header.html"]);
const footer = '<!-- { "name": "Footer", "entity_type": "footer" } -->';

/** The same snippets in one place each, beside a widget. */
const places: Record<string, Record<string, unknown>> = {
  "a page": pageFile("", `<h1>Start</h1>${allSnippets}${placeholder}`),
  "the header": { "templates/header.html": `${header}${allSnippets}${placeholder}` },
  "the footer": { "templates/footer.html": `${footer}<div>${allSnippets}${placeholder}</div>` },
};

test("tags of others run once in a page, in the header or in the footer, and the page works @script", async ({
  page,
}) => {
  await serveTags(page.context());
  for (const [place, files] of Object.entries(places)) {
    const trusting = { content_security: { scripts: [tagHost], connections: [tagHost] } };
    const plain = {
      ...note,
      ...menu,
      ...pageFile("", "<h1>Start</h1>"),
      ...pageFile("plain", "<h1>Plain</h1>"),
    };
    const tagged = await ownShop({ ...plain, ...files }, trusting);
    await draw(page, `${tagged.url}/`);
    const ran = () => page.evaluate(() => [...(Reflect.get(window, "tagsRun") ?? [])].sort());
    await expect.poll(ran).toEqual(ranTags);
    await hydrated(page);
    await expect(page.getByText(words)).toHaveCount(1);
    await expect(page.getByText("Chat with us")).toHaveCount(1);
    await expect(page.getByText("© 2026 by the owner")).toHaveCount(1);
    await expect(page.locator(".before-first")).toHaveCount(1);
    await expect(page).toHaveTitle(/^\(1\) /);
    await follow(page, "Plain");
    await expect(heading(page)).toHaveText("Plain");
    await expect.poll(ran, `the same document, with tags in ${place}`).toEqual(ranTags);
  }
});
