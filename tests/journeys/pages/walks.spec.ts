import { violations, violationsWithin } from "../shopper/axe";
import { fillAddress, placeOrder } from "../shopper/checkout";
import { fits } from "../shopper/fits";
import { runShop } from "../shopper/own-shop";
import { bringCart, goBack, open } from "../shopper/shop";
import { showsStops, sizes } from "../shopper/tab-stops";
import { expect, type Page, test } from "../shopper/test";

const mostShift = 0.02;
const phone = { width: 390, height: 844 };

/** Public pages, visited one after the other, so that a browser parses the scripts only once. */
const walks = {
  "home and landing page": ["/", "/spring-table"],
  "listings and searches": ["/kitchen", "/mugs?view=list", "/brands", "/search?q=zyxwvutsrq"],
  products: ["/harbor-carafe", "/tide-mug", "/a-good-desk"],
  "words, forms and ways in": [
    "/terms-of-service",
    "/about",
    "/contact",
    "/checkout/cart",
    "/login",
    "/register",
  ],
};

/** Pages whose stops of the Tab key others show: `tab-stops.spec.ts` the home page's. */
const withoutStops = ["/", "/spring-table"];

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
      if (path === "/contact") await beginsWithItsWords(page);
      if (!withoutStops.includes(path)) await showsStops(page, path);
      if (path === "/login") await expect.poll(() => groundToFooter(page)).toBe(0);
      if (path === "/brands") await expect.poll(() => groundToFooter(page)).toBeGreaterThan(0);
    }
  });

/**
 * How far the content of a page ends above the footer, px: the ground that a sign-in stands on reaches it.
 */
const groundToFooter = (page: Page) =>
  page.getByRole("contentinfo").evaluate((footer) => {
    const above = footer.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    return Math.round(footer.getBoundingClientRect().top - above);
  });

/** A form begins where the words of its page begin. */
async function beginsWithItsWords(page: Page): Promise<void> {
  const leftOf = (name: string) =>
    page
      .getByRole("heading", { name, exact: true })
      .evaluate((heading) => heading.getBoundingClientRect().left);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => (await leftOf("Write to us here")) - (await leftOf("Contact")), {
        message: `at ${size.width} px`,
      })
      .toBe(0);
  }
}

/** What a thumb presses is as high; the links of a sentence are not meant. */
const thumbPx = 44;

test("no barrier, and every width is enough: from the cart to the invoice, and a quote @script", async ({
  page,
}) => {
  const isFine = async (name: string) => {
    expect(await violationsWithin(page), name).toEqual([]);
    await fits(page, name);
    await showsStops(page, name);
  };
  await bringCart(page, "/harbor-carafe");
  await open(page, "/checkout/cart");
  await isFine("cart");
  const presses = page
    .locator("main")
    .getByRole("button", { name: /^(Save for later|Remove)/ })
    .or(page.locator("main").getByRole("link", { name: /policy|terms/i }));
  await expect(presses.first()).toBeVisible();
  await expect
    .poll(() =>
      presses.evaluateAll(
        (found, px) => found.filter((one) => one.getBoundingClientRect().height < px).length,
        thumbPx,
      ),
    )
    .toBe(0);
  await open(page, "/checkout/quote");
  await isFine("the form of a quote");
  await open(page, "/checkout");
  await isFine("checkout");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByLabel("City")).toBeVisible();
  await showsStops(page, "address");
  await fillAddress(page);
  await page.getByRole("link", { name: "Edit shipping method" }).click();
  await expect(page.getByRole("radio", { name: /Standard delivery/ })).toBeVisible();
  await showsStops(page, "shipping");
  await page.getByRole("button", { name: "Continue to payment" }).click();
  await page.getByRole("radio", { name: "Bank transfer" }).check();
  await isFine("payment and review");
  const number = await placeOrder(page);
  await isFine("receipt");
  await runShop("order", "pay", "--client", "harbor", number);
  await runShop("order", "ship", "--client", "harbor", number, "--carrier", "ups", "--tracking", "1Z999");
  await page.getByText("Your order number is").getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Updates" })).toBeVisible();
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
