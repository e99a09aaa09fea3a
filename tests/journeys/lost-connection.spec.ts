import type { Browser } from "playwright/test";
import { fillAddress, fillCheckout, placeOrderButton } from "./shopper/checkout";
import {
  addToCart,
  bringCart,
  cartCount,
  goBack,
  open,
  openCart,
  pressAdd,
  register,
  signOut,
} from "./shopper/shop";
import { expect, type Page, test } from "./shopper/test";

/** The message of a form that could not be sent. */
const notSent = "This could not be sent. Please try again in a moment.";

const addButton = (page: Page) =>
  page.locator("main").getByRole("button", { name: "Add to Cart", exact: true });

/** A page in its own browser context, because failed requests are expected. */
async function newPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const viewport = { width: 1280, height: 900 };
  return (await browser.newContext({ baseURL: baseURL ?? "", viewport })).newPage();
}

/** Fails every request to the address until it is released. */
async function lose(page: Page, address: RegExp): Promise<{ over: () => Promise<void> }> {
  await page.route(address, (route) => route.abort());
  return { over: () => page.unroute(address) };
}

/**
 * Has React draw what is not urgent later than the answer comes, as on a busy device: of changes that follow
 * each other at once it then draws the last alone (rule forms-18).
 */
const drawLate = (page: Page) =>
  page.evaluate(() => {
    // React schedules such work by a message to itself.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function postLater(this: MessagePort, message: unknown) {
      setTimeout(() => postMessage.call(this, message), 300);
    };
  });

const lost = (page: Page, method: string, timeout?: number) =>
  page.waitForEvent("requestfailed", { predicate: (request) => request.method() === method, timeout });

/**
 * Hovers over the cart until its page was asked for ahead, and lost. A link asks when the pointer has rested
 * on it for a moment, and a page that is drawn again in that moment ends the rest.
 */
const loseByHovering = (page: Page) =>
  expect(async () => {
    await page.getByRole("heading", { level: 1 }).hover();
    await Promise.all([lost(page, "GET", 3_000), cartCount(page).hover()]);
  }).toPass({ timeout: 60_000 });

test.describe("a lost connection @script", () => {
  test("stops a list, and its link retries", async ({ browser, baseURL }) => {
    const page = await newPage(browser, baseURL);
    const { over } = await lose(page, /\/search\.data\?.*page=2/);
    await open(page, "/search?by=all");
    const more = page.getByRole("link", { name: "Show more" });
    await Promise.all([lost(page, "GET"), more.scrollIntoViewIfNeeded()]);
    const stopped = page.getByText(/^24 of \d+ items shown$/);
    await expect(stopped).toBeVisible();
    await over();
    // The link becomes visible again, and the list does not continue by itself.
    await page.getByRole("banner").scrollIntoViewIfNeeded();
    await more.scrollIntoViewIfNeeded();
    await expect(stopped).toBeVisible();
    await more.click();
    await expect.poll(() => page.locator("main article").count()).toBeGreaterThan(24);
    await page.context().close();
  });

  test("leaves page and cart unchanged when adding or viewing fails", async ({ browser, baseURL }) => {
    const page = await newPage(browser, baseURL);
    await addToCart(page, "/harbor-carafe");
    const { over } = await lose(page, /\.data/);
    await Promise.all([lost(page, "POST"), addButton(page).click()]);
    await expect(page.locator("main").getByText(notSent)).toBeVisible();
    await expect(addButton(page)).toBeEnabled();
    await loseByHovering(page);
    await expect(page.getByRole("heading", { level: 1, name: "Harbor carafe" })).toBeVisible();
    await expect(cartCount(page)).toHaveAccessibleName("Cart, 1 item");
    await over();
    await pressAdd(page, addButton(page));
    await expect(cartCount(page)).toHaveAccessibleName("Cart, 2 items");

    await openCart(page);
    await lose(page, /\.data/);
    await Promise.all([
      lost(page, "POST"),
      page.getByRole("button", { name: "Remove Harbor carafe" }).click(),
    ]);
    await expect(page.getByRole("alert").getByText(notSent)).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove Harbor carafe" })).toBeEnabled();
    await expect(page.getByText("2 items", { exact: true })).toBeVisible();
    await page.context().close();
  });

  test("shows an error in the sign-in dialog, and the next attempt signs in", async ({
    browser,
    baseURL,
  }) => {
    const page = await newPage(browser, baseURL);
    const { email, password } = await register(page);
    await signOut(page);
    await open(page, "/harbor-carafe");
    await page.getByRole("banner").getByRole("link", { name: "Sign in / Register" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign in" });
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Password").fill(password);
    // Not all of the connection, as the code for the answer may be on its way still.
    const { over } = await lose(page, /\/login\.data/);
    await drawLate(page);
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect(dialog.getByText(notSent)).toBeVisible();
    await expect(dialog.getByLabel("Password")).toHaveValue(password);
    await over();
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, name: "Harbor carafe" })).toBeVisible();
    await page.context().close();
  });

  test("shows an error in the submitted part of the checkout, and the next attempt continues", async ({
    browser,
    baseURL,
  }) => {
    const page = await newPage(browser, baseURL);
    await bringCart(page, "/harbor-carafe");
    await open(page, "/checkout");
    await page.getByLabel("Email").fill("ada@example.com");
    const { over } = await lose(page, /\/checkout\.data/);
    await drawLate(page);
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await expect(page.getByText(notSent)).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue("ada@example.com");
    await over();
    await page.getByRole("button", { name: "Continue", exact: true }).click();
    await fillAddress(page);
    await expect(page.getByRole("radio", { name: /Standard delivery/ })).toBeVisible();
    await expect(page.getByText(notSent)).toHaveCount(0);
    await page.context().close();
  });

  test("shows an error for an order that arrived nevertheless, and the next attempt leads to that order", async ({
    browser,
    baseURL,
  }) => {
    const page = await newPage(browser, baseURL);
    await bringCart(page, "/harbor-carafe");
    await fillCheckout(page);
    // The server is called by its IP address: only the browser resolves the shop's name.
    await page.route(/\/checkout\.data/, async (route) => {
      const url = new URL(route.request().url());
      const headers = { ...(await route.request().allHeaders()), host: url.host };
      url.hostname = "127.0.0.1";
      await route.fetch({ url: url.href, headers, maxRedirects: 0 });
      await route.abort();
    });
    await placeOrderButton(page).click();
    await expect(page.getByText(notSent)).toBeVisible();
    await page.unroute(/\/checkout\.data/);
    await placeOrderButton(page).click();
    await expect(page).toHaveURL(/\/checkout\/success\?order=/);
    await page.context().close();
  });

  test("keeps the page and what was typed when a part of its script cannot be had", async ({
    browser,
    baseURL,
  }) => {
    const page = await newPage(browser, baseURL);
    await open(page, "/contact");
    await page.getByLabel("Your name").fill("Ada");
    const { over } = await lose(page, /\/assets\/|\/healthz/);
    const notLoaded = page.getByRole("alert").getByText(/^This could not be loaded\./);
    const signIn = page.getByRole("banner").getByRole("link", { name: "Sign in / Register" });
    await signIn.click();
    await expect(notLoaded).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await page.getByRole("contentinfo").getByRole("link", { name: "Brands we carry" }).click();
    await expect(notLoaded).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("Ada");
    await over();
    await page.getByLabel("Your name").fill("");
    // A browser asks no second time for a script it did not get: with nothing to lose, the page is loaded anew.
    await expect(async () => {
      await signIn.click({ timeout: 5_000 });
      await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
    await page.context().close();
  });

  test("keeps the page and what was typed when a link, or the way back, leads nowhere", async ({
    browser,
    baseURL,
  }) => {
    const page = await newPage(browser, baseURL);
    await open(page, "/contact");
    const name = page.getByLabel("Your name");
    const notLoaded = page.getByRole("alert").getByText(/^This could not be loaded\./);
    const brands = page.getByRole("contentinfo").getByRole("link", { name: "Brands we carry" });
    await name.fill("Ada");
    const first = await lose(page, /\.data/);
    await brands.press("Enter");
    await expect(notLoaded).toBeVisible();
    await expect(name).toHaveValue("Ada");
    await expect(page).toHaveURL(/\/contact$/);
    await first.over();
    await brands.press("Enter");
    const heading = page.getByRole("heading", { level: 1, name: "Brands" });
    await expect(heading).toBeVisible();
    const second = await lose(page, /\.data/);
    await goBack(page);
    await expect(notLoaded).toBeVisible();
    await expect(page).toHaveURL(/\/brands$/);
    await expect(heading).toBeVisible();
    await second.over();
    await goBack(page);
    await expect(name).toBeVisible();
    await page.context().close();
  });

  test("is told beside the field of a code and of a place to estimate for", async ({ browser, baseURL }) => {
    const page = await newPage(browser, baseURL);
    await bringCart(page, "/harbor-carafe");
    await open(page, "/checkout/cart");
    await lose(page, /\.data/);
    for (const [fold, label, button] of [
      ["Gift card or code", "Code", "Apply"],
      ["Estimate shipping and tax", "ZIP code", "Estimate"],
    ] as const) {
      await page.getByText(fold).click();
      const field = page.getByLabel(label, { exact: true });
      await field.fill("18064");
      await page.getByRole("button", { name: button, exact: true }).click();
      await expect(field).toHaveAccessibleDescription(notSent);
      await expect(field).toHaveValue("18064");
    }
    await page.context().close();
  });

  test("shows an error in a quick view", async ({ browser, baseURL }) => {
    const page = await newPage(browser, baseURL);
    await open(page, "/a-good-desk");
    await lose(page, /\/[^/]+\.data\?/);
    await page.getByRole("link", { name: "Quick view: Brass pen" }).click();
    const dialog = page.getByRole("dialog", { name: "Quick view" });
    await expect(dialog.getByText("We couldn't load the product.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { level: 1, name: "A good desk" })).toBeVisible();
    await page.context().close();
  });
});
