import { open } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

const options = (page: Page) => page.getByRole("option");

test("suggestions are opened by keyboard in the panel of a small screen, and hidden @script", async ({
  page,
}) => {
  await open(page, "/");
  const panel = page.getByRole("dialog", { name: "Search" });
  const field = panel.getByRole("combobox");
  const openPanel = async () => {
    await page.getByRole("banner").getByRole("combobox", { name: "Search products" }).click();
    await expect(field).toBeFocused();
  };
  await openPanel();
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

  await page.keyboard.type("caraf");
  await expect(options(page).first()).toContainText("Harbor carafe");
  // The browser reports a closed panel late, if ever.
  await page.evaluate(() =>
    window.addEventListener("close", (event) => event.stopImmediatePropagation(), true),
  );
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
  await openPanel();
  await field.fill("carafe");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=carafe$/);
  await expect(panel).toBeHidden();

  await openPanel();
  await field.fill("");
  await page.keyboard.type("MUG-101-RUS");
  await expect(options(page).first()).toContainText("Tide mug");
  await page.keyboard.press("ArrowDown");
  await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tide-mug\/pv\/MUG-101-RUS$/);
  await expect(options(page)).toHaveCount(0);

  // The suggestion of this page loads it anew (rule search-11).
  await page.evaluate(() => Reflect.set(window, "isFirst", true));
  await openPanel();
  await field.fill("");
  await page.keyboard.type("MUG-101-RUS");
  await expect(options(page).first()).toContainText("Tide mug");
  await options(page).first().click();
  await expect.poll(() => page.evaluate(() => Reflect.has(window, "isFirst"))).toBe(false);
  await expect(page).toHaveURL(/\/tide-mug\/pv\/MUG-101-RUS$/);
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
