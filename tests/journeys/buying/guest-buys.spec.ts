import { fillCheckout, placeOrder } from "../shopper/checkout";
import { mailedLink } from "../shopper/mails";
import { addToCart, bringCart, cartCount, open, openCart } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

test("a guest buys, from the home page to the receipt @http", async ({ page }) => {
  await open(page, "/");
  await open(page, "/glassware");
  await page.locator("main").getByRole("link", { name: "Harbor carafe", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Harbor carafe" })).toBeVisible();

  await addToCart(page, "/harbor-carafe", 2);
  await openCart(page);
  await expect(page.getByText("2 items", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Checkout", exact: true }).click();
  await fillCheckout(page);
  const number = await placeOrder(page);

  const receipt = page.locator("main");
  await expect(receipt.getByRole("listitem").filter({ hasText: "Harbor carafe" })).toContainText("2 ×");
  await expect(receipt.getByRole("region", { name: "What happens next" })).toContainText("12 Harbor St");
  const transfer = receipt.locator("dl", { hasText: "Account holder" });
  await expect(transfer).toContainText("Harbor & Pine LLC");
  await expect(transfer).toContainText(`Order ${number}`);
  await expect(receipt.getByRole("link", { name: "Create an account" })).toBeVisible();
  await page.locator("main").locator("a[href^='/order/']").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(number);
  await expect(page.locator("main")).toContainText("Harbor carafe");
  await open(page, "/");
  await expect(cartCount(page)).toHaveAccessibleName("Cart, 0 items");
});

test("a receipt and an order of five lines are printed on a page each @browser", async ({ page }) => {
  for (const path of ["/harbor-carafe", "/brass-pen", "/tide-mug", "/bud-vase", "/olive-oil-soap"])
    await bringCart(page, path);
  await fillCheckout(page);
  await placeOrder(page);
  await expect.poll(() => printedPages(page)).toBe(1);
  await page.getByText("Your order number is").getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Updates" })).toBeVisible();
  await expect.poll(() => printedPages(page)).toBe(1);
});

/** How many sheets of paper a page takes. */
async function printedPages(page: Page): Promise<number> {
  const margin = { top: "0.4in", bottom: "0.4in", left: "0.4in", right: "0.4in" };
  const pdf = await page.pdf({ format: "Letter", margin });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("the confirmation mail leads a guest back to the order, in any browser @http", async ({
  page,
  elsewhere,
}) => {
  await addToCart(page, "/harbor-carafe");
  const email = `ada-${Math.random().toString(36).slice(2)}@example.com`;
  await fillCheckout(page, { email });
  const number = await placeOrder(page);

  const link = await mailedLink(email, /https?:[^"\s]+\/order\/[^"\s]+/);
  const other = await elsewhere();
  await other.goto(link);
  await expect(other.getByRole("heading", { level: 1 })).toContainText(number);
});
