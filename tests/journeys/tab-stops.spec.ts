import { fillAddress, placeOrder } from "./shopper/checkout";
import { runShop } from "./shopper/own-shop";
import { resize } from "./shopper/resize";
import { bringCart, open, pressAdd, register } from "./shopper/shop";
import { hiddenContentStops, hiddenStops } from "./shopper/tab-stops";
import { expect, type Page, test } from "./shopper/test";

const phone = { width: 390, height: 844 };
const sizes = [phone, { width: 1280, height: 900 }];

// Sliders turn and pages scroll at once; pictures have no stops of their own.
test.use({ contextOptions: { reducedMotion: "reduce" } });
const empty = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
test.beforeEach(({ page }) =>
  page.route(/\.(avif|webp|jpe?g|png)(\?|$)/, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: empty }),
  ),
);

/** One sees each stop of the open page's content at both widths (rule accessibility-15). */
async function showsStops(page: Page, name: string): Promise<void> {
  for (const size of sizes) {
    await resize(page, size);
    expect(await hiddenContentStops(page), `${name} at ${size.width} px`).toEqual([]);
  }
  await resize(page, phone);
}

test("each press of the Tab key leads to what is seen: home, with header and footer @browser", async ({
  page,
}) => {
  // More than a hundred stops at each width.
  test.slow();
  await open(page, "/");
  for (const size of sizes) {
    await resize(page, size);
    expect(await hiddenStops(page), `home at ${size.width} px`).toEqual([]);
  }
});

test("the first stop after 'Skip to content' lies below the header @browser", async ({ page }) => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await open(page, "/about");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.locator("#content")).toBeFocused();
    expect(await hiddenStops(page, "onwards"), `${size.width} px`).toEqual([]);
  }
});

const market = `http://bazaar.localhost:${process.env.JOURNEY_PORT}`;
const pages = {
  "a listing, a brand list and a search": ["/mugs", "/brands", "/search?q=carafe"],
  "a product and a set": ["/tide-mug", "/a-good-desk"],
  "words and forms": ["/about", "/contact", "/login", "/register"],
  "a marketplace, its sellers and what several of them sell": [
    ...[market, `${market}/seller`, `${market}/seller/potter/category=books-paper`],
    ...[`${market}/french-press`, `${market}/location`],
  ],
};

for (const [name, paths] of Object.entries(pages))
  test(`each stop of the Tab key is seen: ${name} @browser`, async ({ page }) => {
    for (const path of paths) {
      await open(page, path);
      await showsStops(page, path);
    }
  });

test("the panel of what was added comes after its button and covers no stop @browser", async ({ page }) => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await open(page, "/harbor-carafe");
    const add = page.locator("main").getByRole("button", { name: "Add to Cart", exact: true });
    await add.focus();
    await pressAdd(page, add);
    const panel = page.getByRole("region", { name: "Added to your cart" });
    await expect(panel.getByText("Subtotal")).toBeVisible();
    await expect(add).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(panel.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(add).toBeFocused();
    for (const _ of ["Close", "View cart", "Checkout"]) await page.keyboard.press("Tab");
    await expect(panel.getByRole("link", { name: "Checkout" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: /^Free shipping from/ })).toBeFocused();
    expect(await hiddenStops(page, "content"), `with the panel at ${size.width} px`).toEqual([]);
  }
});

test("each stop of the Tab key is seen: from the cart to the invoice, and a quote @browser", async ({
  page,
}) => {
  await bringCart(page, "/harbor-carafe");
  await open(page, "/checkout/cart");
  await showsStops(page, "cart");
  await open(page, "/checkout/quote");
  await showsStops(page, "the form of a quote");
  await open(page, "/checkout");
  await showsStops(page, "contact");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByLabel("City")).toBeVisible();
  await showsStops(page, "address");
  await fillAddress(page);
  await expect(page.getByRole("radio", { name: /Standard delivery/ })).toBeVisible();
  await showsStops(page, "shipping");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("radio", { name: "Bank transfer" }).check();
  await showsStops(page, "payment");
  await page.getByRole("button", { name: "Continue to review" }).click();
  await expect(page.getByRole("button", { name: "Place order" })).toBeVisible();
  await showsStops(page, "review");
  const number = await placeOrder(page);
  await showsStops(page, "receipt");
  await runShop("order", "pay", "--client", "harbor", number);
  await page.getByText("Your order number is").getByRole("link").click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  await showsStops(page, "order");
  await open(page, (await page.getByRole("link", { name: "Invoice" }).getAttribute("href")) ?? "");
  await showsStops(page, "invoice");
  await bringCart(page, "/harbor-carafe");
  await open(page, "/checkout/quote");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByRole("button", { name: "Request a quote" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Quote Q-");
  await showsStops(page, "quote");
});

test("each stop of the Tab key is seen: the account @browser", async ({ page }) => {
  await register(page);
  for (const path of [
    "/account/dashboard",
    "/account/address-book",
    "/account/settings",
    "/account/security",
    "/account/messages/new",
  ]) {
    await open(page, path);
    await showsStops(page, path);
  }
});
