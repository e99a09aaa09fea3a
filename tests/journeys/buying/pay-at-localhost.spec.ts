import { paypalClient } from "../../support/providers/paypal/paypal-server";
import { stripeKeys } from "../../support/providers/stripe/stripe-server";
import { fillCheckout, placeOrderButton } from "../shopper/checkout";
import { shopAtLocalhost } from "../shopper/own-shop";
import { addToCart, open, openCart } from "../shopper/shop";
import { expect, type Page, test } from "../shopper/test";

const products = "sku,name,slug,price,qty,weight_g\nBOWL,Stone bowl,bowl,24.00,5000,400\n";
const secrets = {
  "payment.stripe.secret_key": stripeKeys.secret,
  "payment.stripe.webhook_secret": stripeKeys.webhook,
  "payment.paypal.client_secret": paypalClient.secret,
};
const settings = {
  shipping_methods: [{ type: "flat", code: "standard", title: "Standard delivery", amountMinor: 600 }],
  payment: {
    stripe: { active: true, title: "Stripe card" },
    paypal: { active: true, client_id: paypalClient.id, webhook_id: paypalClient.webhookId },
    sandbox: true,
  },
};

/** How each provider is chosen, and what its page has to turn back with. */
const providers = {
  Stripe: { payment: "Stripe card", back: "Back to the shop" },
  PayPal: { payment: "PayPal", back: "Back to the shop" },
  "the sandbox": { payment: "Card (demo)", back: "Decline" },
} as const;

// One shop for all of them, made once.
test.describe.configure({ mode: "serial" });
let here: string;
test.beforeAll(async () => {
  here = await shopAtLocalhost({ "products.csv": products, "secrets.json": secrets }, settings);
});

/** Orders a bowl at localhost, up to the provider's page. */
async function order(page: Page, payment: string): Promise<void> {
  await addToCart(page, `${here}/bowl`);
  await fillCheckout(page, { payment, shop: here });
  await placeOrderButton(page).click();
}

for (const [provider, { payment, back }] of Object.entries(providers))
  test(`who pays with ${provider} at localhost comes back there, with the order or the cart @http`, async ({
    page,
  }) => {
    await order(page, payment);
    await page.getByRole("button", { name: back, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`^${here}/`));
    await openCart(page, here);
    await expect(page.locator("main")).toContainText("Stone bowl");

    await open(page, `${here}/checkout`);
    await placeOrderButton(page).click();
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`^${here}/checkout/success\\?order=`));
    await expect(page.locator("main")).toContainText("Total$30.00");
    await page.getByText("Your order number is").getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`^${here}/order/`));
    await expect(page.locator("main")).toContainText("Stone bowl");
  });
