import type { Browser } from "playwright/test";
import { addToCart, cartCount, open, pressAdd } from "./shopper/shop";
import { expect, type Page, test } from "./shopper/test";

const addButton = (page: Page) =>
  page.locator("main").getByRole("button", { name: "Add to Cart", exact: true });

/** A page in a context of its own, since what the browser reports of lost requests is meant to be. */
async function newPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const viewport = { width: 1280, height: 900 };
  return (await browser.newContext({ baseURL: baseURL ?? "", viewport })).newPage();
}

/** Loses every request to the address until it is over; `seen` has the method of each. */
async function lose(page: Page, address: RegExp): Promise<{ seen: string[]; over: () => Promise<void> }> {
  const seen: string[] = [];
  page.on("request", (request) => {
    if (address.test(request.url())) seen.push(request.method());
  });
  await page.route(address, (route) => route.abort());
  return { seen, over: () => page.unroute(address) };
}

const lost = (page: Page, method: string) =>
  page.waitForEvent("requestfailed", (request) => request.method() === method);

test.describe("a lost connection @script @any-width", () => {
  test("stops a list where it stands, and its link asks again", async ({ browser, baseURL }) => {
    const page = await newPage(browser, baseURL);
    const { seen, over } = await lose(page, /\/search\.data\?.*page=2/);
    await open(page, "/search?by=all");
    const more = page.getByRole("link", { name: "Show more" });
    await Promise.all([lost(page, "GET"), more.scrollIntoViewIfNeeded()]);
    await expect(page.getByText(/^24 of \d+ items shown$/)).toBeVisible();
    await over();
    await more.click();
    await expect.poll(() => page.locator("main article").count()).toBeGreaterThan(24);
    expect(seen).toEqual(["GET", "GET"]);
    await page.context().close();
  });

  test("leaves page and cart as they are when something is added or looked at", async ({
    browser,
    baseURL,
  }) => {
    const page = await newPage(browser, baseURL);
    await addToCart(page, "/harbor-carafe");
    const { over } = await lose(page, /\/checkout\/cart/);
    await Promise.all([lost(page, "POST"), addButton(page).click()]);
    await expect(addButton(page)).toBeEnabled();
    await Promise.all([lost(page, "GET"), cartCount(page).hover()]);
    await expect(page.getByRole("heading", { level: 1, name: "Harbor carafe" })).toBeVisible();
    await expect(cartCount(page)).toHaveAccessibleName("Cart, 1 item");
    await over();
    await pressAdd(page, addButton(page));
    await expect(cartCount(page)).toHaveAccessibleName("Cart, 2 items");
    await page.context().close();
  });

  test("is told in the window of a quick view", async ({ browser, baseURL }) => {
    const page = await newPage(browser, baseURL);
    await open(page, "/a-good-desk");
    await lose(page, /\/[^/]+\.data\?/);
    await page.getByRole("link", { name: "Quick view: Brass pen" }).click();
    const dialog = page.getByRole("dialog", { name: "Quick view" });
    await expect(dialog.getByText("The product could not be loaded.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { level: 1, name: "A good desk" })).toBeVisible();
    await page.context().close();
  });
});
