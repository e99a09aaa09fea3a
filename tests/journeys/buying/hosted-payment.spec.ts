import { paypalClient } from "../../support/providers/paypal/paypal-server";
import { stripeKeys } from "../../support/providers/stripe/stripe-server";
import { fillCheckout, placeOrderButton } from "../shopper/checkout";
import { ownShop } from "../shopper/own-shop";
import { bringCart, openCart } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

const products = "sku,name,slug,price,qty,weight_g\nBOWL,Stone bowl,bowl,24.00,50,400\n";
/** German by itself, and English below `/en`, in which all is bought here (rule locales-2). */
const settings = {
  general: { language: "de", languages: [{ language: "en" }] },
  shipping_methods: [{ type: "flat", code: "standard", title: "Standard delivery", amountMinor: 600 }],
  payment: {
    stripe: { active: true, title: "Card" },
    paypal: { active: true, client_id: paypalClient.id, webhook_id: paypalClient.webhookId },
  },
};
const secrets = {
  "payment.stripe.secret_key": stripeKeys.secret,
  "payment.stripe.webhook_secret": stripeKeys.webhook,
  "payment.paypal.client_secret": paypalClient.secret,
};

/** Brings a bowl to the last step of the checkout in a new shop, and returns its address in English. */
async function reviewWith(page: Page, method: "Card" | "PayPal", over: Record<string, string> = {}) {
  const files = { "products.csv": products, "secrets.json": { ...secrets, ...over } };
  const own = await ownShop(files, settings);
  const url = `${own.url}/en`;
  await bringCart(page, `${url}/bowl`);
  await fillCheckout(page, { payment: method, shop: url });
  return url;
}

/** Orders a bowl in a new shop, up to the provider's page, and returns the shop's address. */
async function orderWith(page: Page, method: "Card" | "PayPal"): Promise<string> {
  const url = await reviewWith(page, method);
  await placeOrderButton(page).click();
  await expect(page.getByRole("heading", { name: method === "Card" ? "Stripe" : "PayPal" })).toBeVisible();
  return url;
}

for (const method of ["Card", "PayPal"] as const)
  test.describe(`paying by ${method} on the provider's page${method === "PayPal" ? " @http" : ""}`, () => {
    test("leads to the receipt", async ({ page }) => {
      await orderWith(page, method);
      await page.getByRole("button", { name: "Pay", exact: true }).click();
      await expect(page).toHaveURL(/\/en\/checkout\/success\?order=/);
      await expect(page.locator("main")).toContainText("Total$30.00");
      // The same receipt in the other language, and back (rule locales-3).
      await page.getByRole("link", { name: "Deutsch" }).click();
      await expect(page.locator("main")).toContainText("Summe");
      await page.getByRole("link", { name: "English" }).click();
      await expect(page.locator("main")).toContainText("Total$30.00");
    });

    test("and going back restores the cart with a message @http", async ({ page }) => {
      const url = await orderWith(page, method);
      await page.getByRole("button", { name: "Back to the shop" }).click();
      await expect(page.getByText("Your payment was canceled. Nothing was charged")).toBeVisible();
      await openCart(page, url);
      await expect(page.locator("main")).toContainText("Stone bowl");
    });
  });

test("while the card page cannot be opened, nothing is charged and the cart stays @http", async ({
  page,
}) => {
  const url = await reviewWith(page, "Card", { "payment.stripe.secret_key": stripeKeys.failing });
  await placeOrderButton(page).click();
  await expect(
    page.getByText("We couldn’t start your payment and nothing was charged: please try again in a moment"),
  ).toBeVisible();
  await openCart(page, url);
  await expect(page.locator("main")).toContainText("Stone bowl");
});

test("paid while the card service fails, the order waits and is confirmed by itself @http", async ({
  page,
}) => {
  await orderWith(page, "Card");
  await page.getByRole("button", { name: "Pay while the service fails" }).click();
  await expect(
    page.getByText("Your payment is being confirmed, and we’ll email you as soon as it is: you don’t need"),
  ).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.locator("main")).toContainText("Processing", { timeout: 1000 });
  }).toPass();
});
