import { fillCheckout, placeOrderButton } from "./shopper/checkout";
import { addToCart, openCart } from "./shopper/shop";
import { expect, type Page, test } from "./shopper/test";

async function orderOnline(page: Page): Promise<void> {
  await addToCart(page, "/harbor-carafe");
  await fillCheckout(page, { payment: "card" });
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
}

test("a paid order is being processed @any-width", async ({ page }) => {
  await orderOnline(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/success\?order=/);
  await page.getByText("Your order number is").getByRole("link").click();
  await expect(page.locator("main")).toContainText("Processing");
});

test("a declined payment restores the cart @any-width", async ({ page }) => {
  await orderOnline(page);
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(page).not.toHaveURL(/\/sandbox-pay\//);
  await openCart(page);
  await expect(page.locator("main")).toContainText("Harbor carafe");
});
