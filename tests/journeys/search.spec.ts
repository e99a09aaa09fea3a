import { hydrated, open } from "./shopper/shop";
import { expect, type Page, test } from "./shopper/test";

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;
const options = (page: Page) => page.getByRole("option");

/** The active search field: the header's, or the panel's on a small screen. */
async function searchField(page: Page) {
  await hydrated(page);
  const inHeader = page.getByRole("banner").getByLabel("Search products");
  await inHeader.click();
  const field = isPhone(page) ? page.getByRole("dialog", { name: "Search" }).getByRole("combobox") : inHeader;
  await expect(field).toBeFocused();
  return field;
}

test("suggestions are selected and opened by keyboard @script", async ({ page }) => {
  await open(page, "/");
  await searchField(page);
  await page.keyboard.type("MUG-101-RUS");
  await expect(options(page).first()).toContainText("Tide mug");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tide-mug\/pv\/MUG-101-RUS$/);
  await expect(options(page)).toHaveCount(0);
});

test("one letter suggests nothing; Escape or an empty field hides suggestions @script", async ({ page }) => {
  await open(page, "/");
  const field = await searchField(page);
  await page.keyboard.type("mug");
  await expect(options(page).last()).toHaveText("See all 7 results");
  await expect.poll(() => options(page).count()).toBeLessThanOrEqual(4 + 5 + 1);
  await page.keyboard.press("Escape");
  await expect(options(page)).toHaveCount(0);
  await expect(field).toHaveValue("mug");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toBeVisible();
  await field.fill("");
  await expect(options(page)).toHaveCount(0);
});

test("a small screen searches in a panel @script", async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 844 });
  await open(page, "/");
  await searchField(page);
  const panel = page.getByRole("dialog", { name: "Search" });
  await page.keyboard.type("caraf");
  await expect(options(page).first()).toContainText("Harbor carafe");
  // The browser reports a closed panel late, if ever.
  await page.evaluate(() =>
    window.addEventListener("close", (event) => event.stopImmediatePropagation(), true),
  );
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
  await searchField(page);
  await page.keyboard.type("carafe");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=carafe$/);
  await expect(panel).toBeHidden();
});

test("a search without matches offers another one @http", async ({ page }) => {
  await open(page, "/search?q=zyxwvutsrq");
  await expect(page.getByRole("heading", { name: "No results for “zyxwvutsrq”" })).toBeVisible();
  const again = page.getByLabel("Search again");
  await expect(again).toHaveValue("zyxwvutsrq");
  await again.fill("carafe");
  await again.press("Enter");
  await expect(page.locator("main article").first()).toBeVisible();
});

test("the keyword stays in the field, and a value may follow a name @http", async ({ page }) => {
  await open(page, "/search?q=stoneware+mug");
  await expect(page.getByRole("banner").getByLabel("Search products")).toHaveValue("stoneware mug");
  await expect(page.locator("main article").first()).toContainText("mug");
});
