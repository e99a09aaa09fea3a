import { fillCheckout, placeOrder } from "../shopper/checkout";
import { runShop } from "../shopper/own-shop";
import { addToCart, openCart, register } from "../shopper/shop";
import { expect, test } from "../shopper/test";

test("a customer pays a part with store credit, and gets it back @http", async ({ page }) => {
  const { email } = await register(page);
  await runShop(
    "credit",
    "issue",
    "--client",
    "harbor",
    email,
    "--amount",
    "20",
    "--reason",
    "A late parcel",
  );
  await addToCart(page, "/harbor-carafe");
  await openCart(page);
  const main = page.locator("main");
  await expect(main).toContainText("You have $20.00 of store credit.");
  await page.getByRole("button", { name: "Use store credit" }).click();
  await expect(main).toContainText("Gift cards and store credit−$20.00");
  await page.getByRole("button", { name: "Remove Store credit" }).click();
  await expect(main).not.toContainText("Gift cards and store credit");
  await page.getByRole("button", { name: "Use store credit" }).click();
  await expect(page.getByRole("button", { name: "Remove Store credit" })).toBeVisible();

  await fillCheckout(page, { email });
  const number = await placeOrder(page);
  await expect(main).toContainText("Gift cards and store credit−$20.00");
  expect(await runShop("credit", "show", "--client", "harbor", email)).toContain("Store credit: $0.00");
  await runShop("order", "pay", "--client", "harbor", number);
  const order = await runShop("order", "refund", "--client", "harbor", number);
  expect(order).toMatch(/Refunded .*\(Bank transfer \$[\d.]+, Store credit \$20\.00\)/);
  expect(await runShop("credit", "show", "--client", "harbor", email)).toContain("Store credit: $20.00");
});
