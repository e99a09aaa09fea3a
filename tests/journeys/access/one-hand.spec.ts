import type { Locator } from "playwright/test";
import { addToCart, hydrated, open, openCart } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

/** The height of a phone's screen and the smallest side of what a thumb hits, px. */
const screenPx = { width: 390, height: 844 };
const thumbPx = 44;

test.use({ viewport: screenPx, hasTouch: true });

/** An amount of money that is on the screen without scrolling, at the place where the total stays. */
async function expectTotalInView(total: Locator, amount: string): Promise<void> {
  await expect(total).toContainText(amount);
  await expect(total).toBeInViewport({ ratio: 1 });
}

/** Presses with a thumb: what is pressed is large enough, and in view once the page was scrolled to it. */
async function press(target: Locator): Promise<void> {
  await expect
    .poll(async () => (await target.boundingBox())?.height, { message: "the height of what a thumb presses" })
    .toBeGreaterThanOrEqual(thumbPx);
  await target.tap();
}

/** The keyboard and the suggestion a field asks a phone for. */
const keyboards: Record<string, { autocomplete: string; keyboard?: [attribute: string, value: string] }> = {
  "First name": { autocomplete: "shipping given-name" },
  "Last name": { autocomplete: "shipping family-name" },
  Address: { autocomplete: "shipping address-line1" },
  City: { autocomplete: "shipping address-level2" },
  "ZIP code": { autocomplete: "shipping postal-code", keyboard: ["inputmode", "numeric"] },
  Phone: { autocomplete: "shipping tel", keyboard: ["inputmode", "tel"] },
};

const typed: Record<string, string> = {
  "First name": "Ada",
  "Last name": "Byron",
  Address: "12 Harbor St",
  City: "Nazareth",
  "ZIP code": "18064",
  Phone: "6105551234",
};

const noSidewaysScroll = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);

test("on a phone the footer folds, a breadcrumb is one step, a button one line @browser", async ({
  page,
}) => {
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height;
  await open(page, "/tide-mug");
  const footer = page.getByRole("contentinfo");
  expect(await heightOf(footer), "the footer, folded (rule menus-10)").toBeLessThanOrEqual(480);
  await footer.locator("summary").getByText("Company").tap();
  await expect(footer.getByRole("link", { name: "Brands we carry" })).toBeVisible();
  const steps = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  await expect(steps).toHaveText(["Mugs & cups"]);
  await page.setViewportSize({ width: 320, height: 640 });
  const add = page.locator("main").getByRole("button", { name: "Add to Cart", exact: true }).first();
  expect(await heightOf(add), "'Add to Cart' in one line (rule layout-17)").toBeLessThanOrEqual(48);
});

test("a size guide opens over its product @browser", async ({ page }) => {
  await open(page, "/harbor-tee");
  const link = page.getByRole("link", { name: "Size guide" });
  await link.tap();
  const guide = page.getByRole("dialog", { name: "Size guide" });
  await expect(guide.getByRole("row", { name: "XS 32–34 in" })).toBeVisible();
  await noSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await expect(guide).toBeHidden();
  await expect(link).toBeFocused();
});

test("a shopper buys on a phone with one thumb, the total always in view @browser", async ({ page }) => {
  await addToCart(page, "/harbor-carafe");
  await openCart(page);
  const bar = page.locator("main").getByText("Total so far").locator("..");
  await expectTotalInView(bar.last(), "$42.90");
  await noSidewaysScroll(page);
  await press(page.locator("main").getByRole("link", { name: "Checkout", exact: true }));
  await expect(page).toHaveURL(/\/checkout(#.*)?$/);
  await hydrated(page);

  const total = page.locator("details", { hasText: "Order summary" }).locator("summary").first();
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  await expectTotalInView(total, "$42.90");
  const email = part("Contact").getByLabel("Email");
  await expect(email).toHaveAttribute("type", "email");
  await expect(email).toHaveAttribute("autocomplete", "email");
  await email.fill("ada@example.com");
  await press(part("Contact").getByRole("button", { name: "Continue" }));

  const address = part("Shipping address");
  for (const [label, { autocomplete, keyboard }] of Object.entries(keyboards)) {
    const field = address.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute("autocomplete", autocomplete);
    if (keyboard) await expect(field).toHaveAttribute(...keyboard);
    await field.fill(typed[label] ?? "");
    await expectTotalInView(total, "$42.90");
  }
  await address.getByLabel("State").selectOption("PA");
  await press(address.getByRole("button", { name: "Continue" }));

  const methods = part("Shipping method");
  await press(methods.getByRole("link", { name: "Edit shipping method" }));
  await methods.getByRole("radio", { name: /^Express/ }).tap();
  await press(methods.getByRole("button", { name: "Continue to payment" }));
  await expectTotalInView(total, "$52.90");

  const payment = part("Payment and review");
  await payment.getByRole("radio", { name: "Bank transfer" }).tap();
  const place = payment.getByRole("button", { name: "Place order" });
  await place.scrollIntoViewIfNeeded();
  await expectTotalInView(total, "$52.90");
  await noSidewaysScroll(page);
  await press(place);
  await expect(page.locator("main")).toContainText("$52.90");
  await noSidewaysScroll(page);
});
