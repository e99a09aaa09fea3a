import { fillAddress, fillCheckoutOfNothingShipped, placeOrder, placeOrderButton } from "../shopper/checkout";
import { mailTo } from "../shopper/mails";
import { addToCart, cartHolds, open, openCart } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

test.use({ expectedStatuses: [422, 400] });

/** Opens the field for codes, types one and applies it. */
async function applyCode(page: Page, code: string) {
  const field = page.getByLabel("Code", { exact: true });
  const fold = page.locator("summary", { hasText: "Order summary" });
  if ((await fold.count()) > 0 && !(await field.isVisible())) await fold.click();
  if (!(await field.isVisible())) await page.getByText("Gift card or code", { exact: true }).click();
  await field.fill(code);
  await page.getByRole("button", { name: "Apply", exact: true }).click();
}

test("a coupon is applied in the cart, named, and removed @http", async ({ page }) => {
  await addToCart(page, "/harbor-carafe", 2);
  await openCart(page);
  await applyCode(page, "nonsense");
  await expect(page.getByText("The coupon code “NONSENSE” is not valid.")).toBeVisible();
  await expect(page.getByLabel("Code", { exact: true })).toHaveValue("nonsense");

  await applyCode(page, "welcome10");
  await expect(page.getByText("10% off your first order, −$7.20")).toBeVisible();
  await expect(page.locator("main")).toContainText("Discount−$7.20");

  await page.getByRole("button", { name: "Remove WELCOME10" }).click();
  await expect(page.locator("main")).not.toContainText("Discount");
});

test("a gift comes with its product and goes with it @http", async ({ page }) => {
  await addToCart(page, "/drafting-lamp/pv/DSK-101-PIN");
  await openCart(page);
  const gift = page.getByRole("listitem").filter({ hasText: "Cedar pencils" });
  await expect(gift).toContainText("Free");
  await expect(gift).toContainText("Your gift, 1 item");
  await page.getByRole("button", { name: "Remove Drafting lamp" }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
});

test("a gift card that was paid is mailed, and pays for an order @http", async ({
  page,
  context,
  javaScriptEnabled,
}) => {
  const email = `grace-${Math.random().toString(36).slice(2, 10)}@example.com`;
  await open(page, "/gift-card/pv/GIFT-50");
  const main = page.locator("main");
  await main.getByLabel("Recipient’s name").fill("Grace");
  await main.getByLabel("Recipient’s email").fill(email);
  await main.getByLabel("Your name").fill("Ada");
  await main.getByLabel("Message").fill("Happy birthday!");
  await main.getByRole("button", { name: "Add to Cart", exact: true }).first().click();
  if (javaScriptEnabled) await expect(page.getByRole("link", { name: "Cart, 1 item" }).first()).toBeVisible();
  await cartHolds(page, 1);
  await fillCheckoutOfNothingShipped(page, { email: "ada@example.com", payment: "card" });
  await placeOrderButton(page).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you, Ada" })).toBeVisible();
  const mail = await mailTo(email, /Ada sent you a Harbor &amp; Pine gift card/);
  expect(mail).toContain("Happy birthday!");
  const [code = ""] = /([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}/.exec(mail) ?? [];

  await context.clearCookies();
  await addToCart(page, "/harbor-carafe");
  await page.goto("/checkout");
  await applyCode(page, code);
  await expect(page.getByText(`The gift card ending in ${code.slice(-4)} was applied.`)).toBeVisible();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await fillAddress(page);
  const payment = page.getByRole("region", { name: "Payment and review" });
  await expect(payment).toContainText("There’s nothing to pay");
  await placeOrder(page);
  await expect(page.locator("main")).toContainText("To pay$0.00");
});
