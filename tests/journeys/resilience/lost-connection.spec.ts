import { fillAddress, placeOrderButton } from "../shopper/checkout";
import { expectHeard, recordHeard } from "../shopper/heard";
import { drawLate, lose, notSent } from "../shopper/lost";
import { addToCart, bringCart, cartCount, goBack, open, openCart, pressAdd } from "../shopper/shop";
import { expect, lostRequests, type Page, test } from "../shopper/test";

const complaints = new RegExp(
  `${lostRequests.source}|^console: Error loading route module|503 GET \\S+/brands\\.data|status of 503|^console: SyntaxError`,
);
test.use({ viewport: { width: 1280, height: 900 }, expectedComplaints: complaints });

const addButton = (page: Page) =>
  page.locator("main").getByRole("button", { name: "Add to Cart", exact: true });

/** Counts the requests by GET that were lost from now on. */
function countLost(page: Page): () => number {
  let count = 0;
  page.on("requestfailed", (request) => {
    if (request.method() === "GET") count += 1;
  });
  return () => count;
}

/**
 * Hovers over the cart until its page was asked for ahead, and lost. A link asks when the pointer has rested
 * on it for a moment, and a page that is drawn again in that moment ends the rest.
 */
async function loseByHovering(page: Page): Promise<void> {
  const lost = countLost(page);
  await expect(async () => {
    // To the corner of the window: the panel of what was added may lie over the rest.
    await page.mouse.move(2, 2);
    await cartCount(page).hover();
    await expect.poll(lost, { timeout: 5_000 }).toBeGreaterThan(0);
  }).toPass({ timeout: 60_000 });
}

test.describe("a lost connection @script", () => {
  test("stops a list, and its link retries", async ({ page }) => {
    const { over } = await lose(page, /\/search\.data\?.*page=2/);
    await open(page, "/search?by=all");
    const more = page.getByRole("link", { name: "Show more" });
    const lost = countLost(page);
    await more.scrollIntoViewIfNeeded();
    await expect.poll(lost).toBeGreaterThan(0);
    const stopped = page.getByText(/^24 of \d+ items shown$/);
    await expect(stopped).toBeVisible();
    await over();
    // The link becomes visible again, and the list does not continue by itself.
    await page.getByRole("banner").scrollIntoViewIfNeeded();
    await more.scrollIntoViewIfNeeded();
    await expect(stopped).toBeVisible();
    await more.click();
    await expect.poll(() => page.locator("main article").count()).toBeGreaterThan(24);
  });

  test("leaves page and cart unchanged when adding or viewing fails", async ({ page }) => {
    await addToCart(page, "/harbor-carafe");
    const { over } = await lose(page, /\.data/);
    await addButton(page).click();
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
    await page.getByRole("button", { name: "Remove Harbor carafe" }).click();
    await expect(page.getByRole("alert").getByText(notSent)).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove Harbor carafe" })).toBeEnabled();
    await expect(page.getByText("2 items", { exact: true })).toBeVisible();
    // A code and a place to estimate for are told of it beside their fields.
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
  });

  test("ends a press whose part of the script cannot be had, and sends it when it is repeated", async ({
    page,
  }) => {
    await open(page, "/harbor-carafe");
    const { over } = await lose(page, /\/assets\/.*mini-cart|\/healthz/);
    await addButton(page).click();
    const told = page.getByRole("alert").getByText(notSent);
    await expect(told).toBeVisible();
    await expect(addButton(page)).toBeEnabled();
    await expect(addButton(page)).toHaveAccessibleName("Add to Cart");
    // It covers neither the header nor the button.
    await cartCount(page).click({ trial: true });
    await addButton(page).click({ trial: true });
    await over();
    await pressAdd(page, addButton(page));
    await expect(cartCount(page)).toHaveAccessibleName("Cart, 1 item");
    await expect(told).toHaveCount(0);
    await expect(page).toHaveURL(/\/harbor-carafe$/);
  });

  test("shows an error in the submitted part of the checkout, and for an order that arrived nevertheless", async ({
    page,
  }) => {
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
    await page.getByRole("radio", { name: "Bank transfer" }).check();
    await expect(page.getByText(notSent)).toHaveCount(0);

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
  });

  test("keeps the page and what was typed when a link, the way back or a part of its script leads nowhere", async ({
    page,
  }) => {
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
    await expect(notLoaded).toHaveCount(0);

    await open(page, "/contact");
    await name.fill("Ada");
    const { over } = await lose(page, /\/assets\/|\/healthz/);
    const signIn = page.getByRole("banner").getByRole("link", { name: "Sign in / Register" });
    await signIn.click();
    await expect(notLoaded).toBeVisible();
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(name).toHaveValue("Ada");
    await over();
    await name.fill("");
    // A browser asks no second time for a script it did not get: with nothing to lose, the page is loaded
    // anew.
    await expect(async () => {
      await signIn.click({ timeout: 5_000 });
      await expect(page.getByRole("dialog", { name: "Sign in" })).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 60_000 });
  });

  test("is none where the database is away: the page says that the shop will be right back", async ({
    page,
  }) => {
    await recordHeard(page);
    await open(page, "/contact");
    // As a node answers a page's data then (rule resilience-3).
    await page.route(/\/brands\.data/, (route) =>
      route.fulfill({ status: 503, contentType: "text/plain", body: "Service Unavailable" }),
    );
    await page.getByRole("contentinfo").getByRole("link", { name: "Brands we carry" }).press("Enter");
    const heading = page.getByRole("heading", { level: 1, name: "We’ll be right back" });
    await expect(heading).toBeFocused();
    await expectHeard(page, /We’ll be right back/);
  });
});
