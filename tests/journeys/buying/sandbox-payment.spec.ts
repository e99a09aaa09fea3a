import { fillCheckout, placeOrderButton } from "../shopper/checkout";
import { addToCart, openCart } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

async function orderOnline(page: Page): Promise<void> {
  await addToCart(page, "/harbor-carafe");
  await fillCheckout(page, { payment: "card" });
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/sandbox-pay\//);
}

test("a paid order is being processed @http", async ({ page }) => {
  await orderOnline(page);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\/success\?order=/);
  await page.getByText("Your order number is").getByRole("link").click();
  await expect(page.locator("main")).toContainText("Processing");
});

test("after a decline the second try succeeds, and no page says 'declined' any more @http", async ({
  page,
}) => {
  await orderOnline(page);
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(page.getByText("Your payment was declined.")).toBeVisible();
  await placeOrderButton(page).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you, Ada" })).toBeVisible();
  await expect(page.getByText("declined")).toHaveCount(0);
  await page.getByRole("link", { name: "Continue shopping" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText("Your payment was declined.")).toHaveCount(0);
});

test("the notice of a decline stays on its page @http", async ({ page }) => {
  await orderOnline(page);
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(page.getByText("Your payment was declined.")).toBeVisible();
  await openCart(page);
  await expect(page.locator("main")).toContainText("Harbor carafe");
  await expect(page.getByText("Your payment was declined.")).toHaveCount(0);
});

test("back from the payment page, the order is there to be paid @http", async ({ page }) => {
  await orderOnline(page);
  await openCart(page);
  await expect(page.getByRole("heading", { name: "Finish your payment" })).toBeVisible();
  await expect(page.locator("main")).toContainText("Harbor carafe");
  await page.getByRole("button", { name: "Go to payment" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Thank you, Ada" })).toBeVisible();
});

test("back from the payment page, the order can become the cart again @http", async ({ page }) => {
  await orderOnline(page);
  await openCart(page);
  await page.getByRole("button", { name: "Change your order" }).click();
  await expect(page.getByText("Your payment was canceled. Nothing was charged")).toBeVisible();
  await openCart(page);
  await expect(page.getByLabel("Quantity of Harbor carafe")).toHaveValue("1");
});

test("a declined payment restores the cart @http", async ({ page }) => {
  await orderOnline(page);
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  await expect(page).not.toHaveURL(/\/sandbox-pay\//);
  await openCart(page);
  await expect(page.locator("main")).toContainText("Harbor carafe");
});
