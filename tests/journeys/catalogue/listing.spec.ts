import { goBack, open } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

const cards = (page: Page) => page.locator("main article");
const filters = (page: Page) => page.getByRole("region", { name: "Filters" });
/** Whether the filters are beside the list or behind a button. */
const [wide, narrow] = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1005;

/** On a wide screen the filters are beside the list, on a phone behind their button. */
async function openFilters(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole("button", { name: "Filters" }).click();
}

test("values are selected and deselected @http", async ({ page }) => {
  await open(page, "/kitchen");
  await openFilters(page);
  const panel = page.locator("#filters");
  await panel.getByRole("link", { name: /^Blue/ }).click();
  await expect(page).toHaveURL(/\/kitchen\/color=Blue$/);
  const chosen = page.getByRole("navigation", { name: "Chosen filters" });
  await expect(chosen.getByRole("link", { name: "Remove Color: Blue" })).toBeAttached();
  await expect(cards(page)).toHaveCount(8);
  await goBack(page);
  await expect(page).toHaveURL(/\/kitchen$/);
  await expect(cards(page)).toHaveCount(24);
});

test("a price range is entered @http", async ({ page }) => {
  await open(page, "/kitchen");
  await openFilters(page);
  await page.getByLabel("Lowest price, $").fill("100");
  await page.getByRole("button", { name: "Go" }).click();
  await expect(page).toHaveURL(/\/kitchen\/price=100,max$/);
  await expect(page.getByRole("link", { name: "Remove From $100" })).toBeAttached();
  await expect(page.getByLabel("Lowest price, $")).toHaveValue("100");
});

test("a listing without matches says so and offers to clear the filters @http", async ({ page }) => {
  await open(page, "/kitchen/color=Blue/price=9000,max");
  await expect(page.getByText("No products found for this selection.")).toBeVisible();
  await page.getByRole("link", { name: "Clear all filters" }).click();
  await expect(page).toHaveURL(/\/kitchen$/);
  await expect(cards(page).first()).toBeVisible();
});

test("the sidebar keeps the focus and returns it; only numbers are prices, and 'Go' needs one @script", async ({
  page,
}) => {
  await open(page, "/kitchen");
  const opener = page.getByRole("button", { name: "Filters" });
  await opener.click();
  const panel = page.getByRole("dialog", { name: "Filters" });
  await expect(panel.getByRole("button", { name: "Close filters" })).toBeFocused();
  const widthPx = async () => (await panel.boundingBox())?.width;
  // As wide as the screen, but for a scrollbar.
  await expect.poll(widthPx).toBeGreaterThan(narrow.width - 20);
  await page.setViewportSize({ ...narrow, width: 601 });
  await expect.poll(widthPx).toBe(320);
  await page.setViewportSize(narrow);
  await panel.getByRole("link", { name: /^Blue/ }).click();
  await expect(panel.getByRole("button", { name: "Show 8 items" })).toBeVisible();
  const [lowest, go] = [panel.getByLabel("Lowest price, $"), panel.getByRole("button", { name: "Go" })];
  await expect(go).toBeDisabled();
  await lowest.pressSequentially("2a2.345");
  await expect(lowest).toHaveValue("22.34");
  await expect(go).toBeEnabled();
  await go.press("Enter");
  await expect(page).toHaveURL(/\/color=Blue\/price=22\.34,max$/);
  await expect(go).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(page.getByRole("button", { name: "Filters (2)" })).toBeFocused();

  // The way back closes it.
  await page.getByRole("button", { name: "Filters (2)" }).click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
});

test("a new selection scrolls to the top of the list @script", async ({ page }) => {
  await page.setViewportSize(wide);
  await open(page, "/kitchen");
  const choice = filters(page).getByRole("link", { name: /^Handmade/ });
  await choice.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo({ top: 1400, behavior: "instant" }));
  await choice.click();
  await expect(page).toHaveURL(/feature=Handmade/);
  await expect(page.getByRole("navigation", { name: "Chosen filters" })).toBeInViewport();
});

test("a long list grows, and going back returns to the same product @script", async ({ page }) => {
  await open(page, "/search?by=all");
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole("link", { name: "Show more" }).scrollIntoViewIfNeeded();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24);
  // A list that comes into view at its end grows on: this card stays where it is.
  const card = page.locator('li[id^="product-"]').nth(30);
  const link = card.getByRole("link").first();
  const name = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await goBack(page);
  await expect(page).toHaveURL(/\/search\?by=all$/);
  await expect(page.locator("main").getByRole("link", { name, exact: true })).toBeInViewport();
});
