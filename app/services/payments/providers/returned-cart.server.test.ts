import { and, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { noOptionSet } from "~/models/catalogue/options/line-choices";
import { field } from "~/models/catalogue/options/option-fixture";
import type { ShopSettingsInput } from "~/models/shops/settings/shop-settings";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { cartItems, carts } from "~/tables/selling/carts";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { paypalClient, startPaypalServer } from "../../../../tests/support/providers/paypal/paypal-server";
import { startStripeServer, stripeKeys } from "../../../../tests/support/providers/stripe/stripe-server";
import { runs } from "../../../../tests/support/runs/property-runs";
import { addOptionSet, addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { returnFromProvider } from "../../checkout/return-from-provider.server";
import { placeOrder } from "../../checkout/steps/place-order.server";
import {
  asShopper,
  buttonOf,
  filledDraft,
  guestWith,
  openPurchaseShop,
  type PurchaseShop,
  withCartOf,
} from "../../checkout/steps/purchase-fixture.server";
import { releaseExpiredOrder } from "../../orders/records/release-expired-order.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import { saveDraft } from "../../selling/checkout/save-draft.server";
import { selectFreebie } from "../../selling/freebies/select-freebie.server";
import { settleFreebies } from "../../selling/freebies/settle-freebies.server";
import { withSecrets } from "../../shops/secrets/secrets-fixture.server";
import type { PaymentContext } from "./payment-context.server";
import { pressOnPage, withPayments } from "./payment-fixture.server";

const settings: ShopSettingsInput = {
  shipping_methods: [
    { type: "flat", code: "express", title: "Express", amountMinor: 1500 },
    { type: "free_above", code: "standard", title: "Standard", amountMinor: 600, freeAboveMinor: 9000 },
  ],
  discounts: [
    { id: "soap", title: "A free soap", action: { type: "freebie", skus: ["SOAP"] } },
    {
      id: "choice",
      title: "Choose a gift",
      action: { type: "freebie", skus: ["SOAP", "BRUSH"] },
      conditions: { minimumMinor: 5000 },
    },
    { id: "ten", title: "10 % off", code: "TEN", action: { type: "percent", rateBasisPoints: 1000 } },
    { id: "five", title: "$5 off", code: "FIVE", action: { type: "fixed", amountMinor: 500 } },
    {
      id: "big",
      title: "For big orders",
      code: "BIG",
      action: { type: "free_shipping" },
      conditions: { minimumMinor: 1_000_000 },
    },
  ],
  payment: {
    stripe: { active: true },
    paypal: { active: true, client_id: paypalClient.id, webhook_id: paypalClient.webhookId },
  },
};

const database = withTestDatabase();
let shop: PurchaseShop & PaymentContext;
let goods: { id: number; personalization?: Record<string, string> }[];
beforeEach(async () => {
  const [stripe, paypal] = [await startStripeServer(), await startPaypalServer()];
  const urls = { stripe: stripe.url, paypal: paypal.url };
  shop = await withSecrets(withPayments(await openPurchaseShop(database.db, settings), urls), {
    "payment.stripe.secret_key": stripeKeys.secret,
    "payment.stripe.webhook_secret": stripeKeys.webhook,
    "payment.paypal.client_secret": paypalClient.secret,
  });
  const stock = { onHand: 1000 };
  await addProduct(shop, "SOAP", { priceMinor: 900, stock });
  await addProduct(shop, "BRUSH", { priceMinor: 1100, stock });
  await addOptionSet(shop, "engraved", { ...noOptionSet, personalization: [field("text")] });
  const pen = await addProduct(shop, "PEN", { priceMinor: 1200, optionSet: "engraved", stock });
  goods = [
    { id: await addProduct(shop, "MUG", { priceMinor: 2500, stock }) },
    { id: await addProduct(shop, "BOWL", { priceMinor: 1999, stock }) },
    { id: pen, personalization: { text: "Ada" } },
    { id: pen, personalization: { text: "Grace" } },
  ];
  return async () => {
    await stripe.close();
    await paypal.close();
  };
});

/** A cart, as shoppers fill it. */
const someCart = fc.record({
  lines: fc.uniqueArray(
    fc.record({ which: fc.integer({ min: 0, max: 3 }), qty: fc.integer({ min: 1, max: 9 }) }),
    { selector: ({ which }) => which, minLength: 1 },
  ),
  gift: fc.constantFrom(null, "SOAP", "BRUSH"),
  codes: fc.shuffledSubarray(["TEN", "FIVE", "BIG"]),
  shippingMethodCode: fc.constantFrom("express", "standard"),
  customerNote: fc.constantFrom("", "Leave it at the door"),
  seenPriceMinor: fc.constantFrom(null, 100),
});
type SomeCart = typeof someCart extends fc.Arbitrary<infer Cart> ? Cart : never;

async function fill(cart: SomeCart, paymentMethodCode: string): Promise<Visitor> {
  const guest = await guestWith(
    shop,
    cart.lines.flatMap(({ which, qty }) => {
      const product = goods[which];
      if (!product) return [];
      const { id, personalization } = product;
      return [personalization ? [id, 1, personalization] : [id, qty]];
    }),
  );
  const cartId = guest.cartId ?? "";
  await settleFreebies(shop, guest);
  const { prompts } = (await readCart(shop, guest)).summary;
  if (cart.gift !== null && prompts.some(({ ruleId }) => ruleId === "choice"))
    await selectFreebie(shop, guest, { ruleId: "choice", sku: cart.gift });
  const { shippingMethodCode, customerNote, codes: couponCodes, seenPriceMinor } = cart;
  const answers = { shippingMethodCode, paymentMethodCode, ...(customerNote ? { customerNote } : {}) };
  await saveDraft(shop, guest, { ...filledDraft, ...answers });
  const ofTenant = eq(carts.tenantId, shop.tenant.id);
  await shop.db
    .update(carts)
    .set({ couponCodes })
    .where(and(ofTenant, eq(carts.id, cartId)));
  const own = and(eq(cartItems.tenantId, shop.tenant.id), eq(cartItems.cartId, cartId));
  if (seenPriceMinor !== null) await shop.db.update(cartItems).set({ seenPriceMinor }).where(own);
  return guest;
}

/** Everything that the cart's page and the checkout are made of, but for the names of this one cart. */
async function cartOf(guest: Visitor) {
  const { summary, draft, seller } = await readCart(shop, await withCartOf(shop, guest));
  return { summary: { ...summary, id: null }, draft, seller };
}

async function place(guest: Visitor, customerNote: string): Promise<string> {
  const button = await buttonOf(shop, guest);
  const parts = button.parts.map((part) => ({ ...part, customerNote }));
  return (await placeOrder(asShopper(shop, guest), { ...button, parts })).orderId;
}

const leave = async (orderId: string, button: "decline" | "back") =>
  (await returnFromProvider(shop, await pressOnPage(shop, orderId, button)))?.status;

describe("whatever was in it, the cart is as it was (rule cart-13)", () => {
  const ends: [string, string, (orderId: string) => Promise<unknown>, unknown][] = [
    ["Stripe’s page is left", "stripe", (orderId) => leave(orderId, "back"), "cancelled"],
    ["PayPal’s page is left", "paypal", (orderId) => leave(orderId, "back"), "cancelled"],
    ["PayPal declines", "paypal", (orderId) => leave(orderId, "decline"), "declined"],
    ["nobody pays within half an hour", "stripe", waitTooLong, true],
  ];
  test.each(ends)("after %s", async (_how, method, end, result) => {
    const run = fc.asyncProperty(someCart, async (cart) => {
      const guest = await fill(cart, method);
      const before = await cartOf(guest);
      const orderId = await place(guest, cart.customerNote);
      expect(await end(orderId)).toBe(result);
      expect(await cartOf(guest)).toEqual(before);
    });
    await fc.assert(run, { numRuns: runs(1, 10), endOnFailure: true });
  });
});

async function waitTooLong(orderId: string): Promise<boolean> {
  const before = shop.clock.now;
  shop.clock.now = new Date(before.getTime() + 31 * 60 * 1000);
  const isReleased = await releaseExpiredOrder(shop, orderId);
  shop.clock.now = before;
  return isReleased;
}
