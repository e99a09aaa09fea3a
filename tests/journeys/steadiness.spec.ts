import { fillCheckout, placeOrder } from "./shopper/checkout";
import { addToCart, open } from "./shopper/shop";
import { expect, type Page, test } from "./shopper/test";

const mostShift = 0.02;
const widths = [390, 768, 1280];

/** Collects from the first moment on how far things moved that nobody moved (CLS without its windows: stricter). */
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

for (const path of ["/", "/spring-table", "/kitchen", "/harbor-carafe", "/tide-mug", "/checkout/cart"])
  test(`nothing moves by itself: ${path} @script`, async ({ page }) => {
    const shifts = await watchShifts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    await page.mouse.wheel(0, 3000);
    await page.waitForLoadState("networkidle");
    expect(await shifts()).toBeLessThan(mostShift);
  });

/** How many pixels a page is wider than its window; a shopper would have to push it sideways. */
const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of [
  "/",
  "/kitchen",
  "/mugs?view=list",
  "/tide-mug",
  "/a-good-desk",
  "/search?q=mug",
  "/login",
  "/brands",
  "/about",
  "/contact",
  "/shipping",
  "/spring-table",
])
  test(`fits every width: ${path} @script`, async ({ page }) => {
    await open(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overhang(page), `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

test("fits every width: cart, checkout, receipt and order @script", async ({ page }) => {
  const fits = async (name: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overhang(page), `${name} at ${width} px`).toBeLessThanOrEqual(0);
    }
  };
  await addToCart(page, "/harbor-carafe");
  await open(page, "/checkout/cart");
  await fits("cart");
  await fillCheckout(page);
  await fits("checkout");
  await placeOrder(page);
  await fits("receipt");
  await page.getByText("Your order number is").getByRole("link").click();
  await expect(page.getByRole("heading", { name: "History" })).toBeVisible();
  await fits("order");
});
