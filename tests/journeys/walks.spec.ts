import { ageConfirmedValue, ageCookieName } from "../../app/models/shops/needs-age-confirmation";
import { violations, violationsWithin } from "./shopper/axe";
import { fillCheckout, placeOrder } from "./shopper/checkout";
import { fits } from "./shopper/fits";
import { runShop } from "./shopper/own-shop";
import { resize } from "./shopper/resize";
import { bringCart, goBack, open } from "./shopper/shop";
import { expect, type Page, test } from "./shopper/test";

const mostShift = 0.02;
const phone = { width: 390, height: 844 };

/** Public pages, visited one after the other, so that a browser parses the scripts only once. */
const walks = {
  "home and landing page": ["/", "/spring-table"],
  listings: ["/kitchen", "/mugs?view=list", "/brands"],
  searches: ["/search?q=mug", "/search?q=zyxwvutsrq"],
  products: ["/harbor-carafe", "/tide-mug", "/a-good-desk"],
  "cart and ways in": ["/checkout/cart", "/login", "/register", "/reset-password"],
  "pages with words and forms": ["/terms-of-service", "/about", "/contact", "/shipping"],
};

/**
 * Collects from the first moment on how far things moved that nothing asked to move (CLS without its windows:
 * stricter).
 */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { sum: 0 };
    Reflect.set(window, "shifts", seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, "hadRecentInput")) seen.sum += Number(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(Reflect.get(window, "shifts"), "sum")));
}

/** Header and footer are examined once: they are the same on every page of a shop. */
const findings = (page: Page, path: string) => (path === "/" ? violations(page) : violationsWithin(page));

for (const [name, paths] of Object.entries(walks))
  test(`no barrier, nothing moves, and every width is enough: ${name} @script`, async ({ page }) => {
    const shifts = await watchShifts(page);
    for (const path of paths) {
      await page.setViewportSize(phone);
      await open(page, path);
      await page.mouse.wheel(0, 3000);
      expect(await findings(page, path), path).toEqual([]);
      expect(await shifts(), `what moved on ${path}`).toBeLessThan(mostShift);
      await fits(page, path);
    }
  });

/** What a thumb presses is as high; the links of a sentence are not meant. */
const thumbPx = 44;

test("what other shops show shares the edges of one container (rule layout-15) @browser", async ({
  page,
  context,
}) => {
  const at = (shop: string) => `http://${shop}.localhost:${process.env.JOURNEY_PORT}`;
  await context.addCookies([{ name: ageCookieName, value: ageConfirmedValue, url: at("leaf") }]);
  const shops = {
    leaf: ["/cigars", "/jet-torch"],
    bazaar: ["/mugs-cups", "/ridgeline-mug", "/seller"],
    potter: ["/mugs-cups", "/ridgeline-mug"],
  };
  for (const [shop, [category = "", product = "", ...rest]] of Object.entries(shops)) {
    await bringCart(page, `${at(shop)}${product}`);
    for (const path of ["/", category, product, ...rest, "/checkout/cart", "/checkout"]) {
      await page.goto(`${at(shop)}${path}`);
      await expect(page.locator("main")).toBeVisible();
      await fits(page, `${shop}${path}`);
    }
  }
});

test("no barrier, and every width is enough: from the cart to the invoice, and a quote @script", async ({
  page,
}) => {
  const isFine = async (name: string) => {
    expect(await violationsWithin(page), name).toEqual([]);
    await fits(page, name);
    await resize(page, phone);
  };
  await bringCart(page, "/harbor-carafe");
  await open(page, "/checkout/cart");
  await isFine("cart");
  const presses = page
    .locator("main")
    .getByRole("button", { name: /^(Save for later|Remove)/ })
    .or(page.locator("main").getByRole("link", { name: /policy|terms/i }));
  for (const press of await presses.all())
    expect((await press.boundingBox())?.height, (await press.textContent()) ?? "").toBeGreaterThanOrEqual(
      thumbPx,
    );
  await open(page, "/checkout/quote");
  await isFine("the form of a quote");
  await open(page, "/checkout");
  await isFine("checkout");
  await fillCheckout(page);
  await isFine("review");
  const number = await placeOrder(page);
  await isFine("receipt");
  await runShop("order", "pay", "--client", "harbor", number);
  await runShop("order", "ship", "--client", "harbor", number, "--carrier", "ups", "--tracking", "1Z999");
  await page.getByText("Your order number is").getByRole("link").click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  await isFine("order");
  await page.getByRole("link", { name: "Track your order" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Track order");
  await isFine("parcel");
  await goBack(page);
  await page.getByRole("link", { name: "Invoice" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Invoice");
  await isFine("invoice");
  await open(page, "/order/tracking");
  await isFine("the form of an order's link");
  await bringCart(page, "/harbor-carafe");
  await open(page, "/checkout/quote");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByRole("button", { name: "Request a quote" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Quote Q-");
  await isFine("quote");
});
