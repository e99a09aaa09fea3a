import { cartHolds, goBack, open, pressAdd } from "../shopper/shop";
import { expect, test } from "../shopper/test";

test("a search leads to a product that can be bought @http", async ({ page }) => {
  await open(page, "/");
  const search = page.getByRole("search").first();
  await search.getByLabel("Search products").fill("carafe");
  await search.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search\?q=carafe/);
  await page.locator("main").getByRole("link", { name: "Harbor carafe", exact: true }).click();
  await expect(page).toHaveURL(/\/harbor-carafe/);
  await pressAdd(page, page.locator("main").getByRole("button", { name: "Add to Cart", exact: true }));
  await cartHolds(page, 1);
});

test("a card adds its product to the cart @http", async ({ page }) => {
  await open(page, "/glassware");
  await pressAdd(page, page.getByRole("button", { name: "Add to Cart: Harbor carafe" }));
  await cartHolds(page, 1);
});

test("a listing is paged, sorted and laid out by its address @http", async ({ page, javaScriptEnabled }) => {
  await open(page, "/kitchen");
  const names = page.locator("main article h3");
  const first = await names.first().textContent();
  // A script may load the next page by itself; the link works without one.
  if (javaScriptEnabled) await open(page, "/kitchen?page=2");
  else await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/[?&]page=2/);
  await expect(names.first()).not.toHaveText(first ?? "");

  await open(page, "/kitchen?sort=name-asc");
  const shown = await names.allTextContents();
  expect(shown).toEqual([...shown].sort((one, other) => one.localeCompare(other, "en")));

  await page.getByRole("link", { name: "Show as a list" }).click();
  await expect(page).toHaveURL(/sort=name-asc.*view=list|view=list.*sort=name-asc/);
  await expect(page.getByRole("link", { name: "Show as a list" })).toHaveAttribute("aria-current", "true");
});

test("another order is chosen from the list, and going back returns to the same place @script", async ({
  page,
}) => {
  await open(page, "/kitchen");
  const first = page.locator("main article h3").first();
  const name = (await first.textContent()) ?? "";
  await page.getByLabel("Sort by").selectOption("price-asc");
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect(first).not.toHaveText(name);
  const card = page.locator("main article").nth(16).getByRole("link").first();
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await card.click();
  await expect(page).not.toHaveURL(/\/kitchen/);
  await goBack(page);
  await expect(page).toHaveURL(/\/kitchen\?sort=price-asc$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
});
