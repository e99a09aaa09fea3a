import { beforeEach, describe, expect, it } from "vitest";
import { isAppError } from "~/models/platform/error/app-error";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct, changeOffer } from "../../catalogue/products/catalogue-fixture.server";
import { settlePayment } from "../../orders/money/settle-payment.server";
import { loadOrder } from "../../orders/reading/load-order.server";
import { findPaymentOfOrder } from "../../payments/providers/find-payment.server";
import { sandboxSays, withPayments } from "../../payments/providers/payment-fixture.server";
import { dropCart } from "../../selling/cart/move-cart.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import { saveDraft } from "../../selling/checkout/save-draft.server";
import { signLink } from "../../shops/secrets/signed-link.server";
import { findQuote } from "../find-quote.server";
import { priceQuote } from "../price-quote.server";
import { readQuote } from "../read-quote.server";
import { requestQuote } from "../request-quote.server";
import { saveQuoteToOrder } from "../save-quote-to-order.server";
import { placeOrder } from "../steps/place-order.server";
import {
  asShopper,
  buttonOf,
  guestAtReview,
  openPurchaseShop,
  type PurchaseShop,
} from "../steps/purchase-fixture.server";

const secret = "a secret of the tests";
const asked = { email: "ada@example.com", note: "For a café" };
const orderManagement = { allow_request_quote: true, prevent_checkout: true };

const database = withTestDatabase();
let shop: PurchaseShop;
let mug: number;
let lamp: number;
let guest: Visitor;
/** Ten mugs and a lamp in the cart of a guest, in a shop that takes orders only by quote. */
beforeEach(async () => {
  shop = await openPurchaseShop(database.db, { modules: { "order-management": orderManagement } });
  mug = await addProduct(shop, "MUG", { name: "Mug" });
  lamp = await addProduct(shop, "LAMP", { name: "Lamp", priceMinor: 4000 });
  guest = await guestAtReview(shop, [
    [mug, 10],
    [lamp, 1],
  ]);
});

const request = async () => (await requestQuote(asShopper(shop, guest), guest, asked)).quoteId;
const price = (quoteId: string, prices: Record<string, number> = {}, validDays = 14) =>
  priceQuote(shop, quoteId, { prices: new Map(Object.entries(prices)), validDays, answer: "Our best price" });
const read = (quoteId: string, visitor = guest) =>
  readQuote(asShopper(shop, visitor), quoteId, visitor, { secret });
/** Places the order of a quote as its holder. */
async function order(quoteId: string) {
  const { visitor } = await read(quoteId);
  return placeOrder(asShopper(shop, guest), await buttonOf(shop, visitor));
}
async function mails(quoteId: string) {
  const { rows } = await database.pool.query("select 1 from graphile_worker.jobs where key = $1", [
    `quote:${quoteId}`,
  ]);
  return rows.length;
}
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (isAppError(error) ? error.message : Promise.reject(error)),
  );

describe("a request", () => {
  it("takes the cart with it, at today's prices, and is mailed", async () => {
    const quoteId = await request();
    const { quote } = await read(quoteId);
    expect(quote).toMatchObject({ number: "Q-1001", state: "requested", note: "For a café", orderId: null });
    expect(quote.summary.totals.subtotalMinor).toBe(14_000);
    expect((await readCart(shop, { ...guest, cartId: null })).summary.count).toBe(0);
    expect(await mails(quoteId)).toBe(1);
  });

  it("is refused without a cart, and where the shop gives none", async () => {
    await request();
    expect(await refusal(requestQuote(asShopper(shop, guest), { ...guest, cartId: null }, asked))).toBe(
      "Your cart is empty.",
    );
    const plain = await openPurchaseShop(database.db);
    expect(await refusal(requestQuote(plain, guest, asked))).toBe("This shop does not give quotes.");
  });

  it("cannot be ordered before it is priced", async () => {
    expect(await refusal(order(await request()))).toBe("Quote Q-1001 is not ready to be ordered.");
  });
});

describe("a priced quote", () => {
  it("holds its prices, named or not, whatever the catalogue does", async () => {
    const quoteId = await request();
    await price(quoteId, { MUG: 800 });
    await changeOffer(shop, mug, { priceMinor: 2000, finalPriceMinor: 2000 });
    await changeOffer(shop, lamp, { priceMinor: 9000, finalPriceMinor: 9000 });
    const { quote } = await read(quoteId);
    expect(quote).toMatchObject({ state: "priced", answer: "Our best price", validUntilText: "Mar 15 2026" });
    expect(quote.summary.items.map(({ sku, priceMinor }) => [sku, priceMinor])).toEqual([
      ["MUG", 800],
      ["LAMP", 4000],
    ]);
  });

  it("turns into an order with stock, tax and delivery, once, while the checkout is closed for carts", async () => {
    const quoteId = await request();
    await price(quoteId, { MUG: 800 });
    const { orderId } = await order(quoteId);
    expect(await loadOrder(shop, orderId)).toMatchObject({
      subtotalMinor: 12_000,
      shippingMinor: 600,
      taxMinor: 720,
      status: "pending",
    });
    expect(await findQuote(shop, quoteId)).toMatchObject({ status: "ordered", orderId });
    expect((await read(quoteId)).quote).toMatchObject({ state: "ordered", orderId });
    expect(await refusal(price(quoteId, { MUG: 1 }))).toContain("was ordered");
  });

  it("can be ordered again, at its prices, when its payment is declined (rule cart-13)", async () => {
    await saveDraft(shop, guest, { paymentMethodCode: "sandbox_card" });
    const quoteId = await request();
    await price(quoteId, { MUG: 800 });
    const before = (await read(quoteId)).quote;
    const { orderId } = await order(quoteId);
    const paymentId = (await findPaymentOfOrder(shop, orderId))?.id ?? "";
    await settlePayment(shop, "sandbox", { paymentId, outcome: sandboxSays("failed") });
    expect((await read(quoteId)).quote).toEqual(before);
    expect(await order(quoteId)).toMatchObject({ isNew: true });
  });

  it("answers a program that orders it again with the order that was made (rule quotes-3)", async () => {
    await saveDraft(shop, guest, { paymentMethodCode: "sandbox_card" });
    const quoteId = await request();
    await price(quoteId);
    const call = () =>
      saveQuoteToOrder(withPayments(asShopper(shop, guest)), {
        quoteId,
        visitor: guest,
        key: { secret },
        customerNote: "",
        sandboxAllowed: true,
      });
    const [first, ...others] = await Promise.all([call(), call(), call()]);
    const { orderId, incrementId, redirectUrl } = first;
    expect(redirectUrl).toContain("/sandbox-pay/");
    for (const again of [...others, await call()])
      expect(again).toMatchObject({ orderId, incrementId, redirectUrl });
    const paymentId = (await findPaymentOfOrder(shop, orderId))?.id ?? "";
    await settlePayment(shop, "sandbox", { paymentId, outcome: sandboxSays("paid", 14_600) });
    expect(await call()).toMatchObject({ orderId, redirectUrl: null });
  });

  it("says that a quote whose cart is gone cannot be ordered", async () => {
    const quoteId = await request();
    await price(quoteId);
    await dropCart(shop, (await findQuote(shop, quoteId))?.cartId ?? "");
    const call = saveQuoteToOrder(withPayments(asShopper(shop, guest)), {
      quoteId,
      visitor: guest,
      key: { secret },
      customerNote: "",
      sandboxAllowed: true,
    });
    expect(await refusal(call)).toBe("Quote Q-1001 is not ready to be ordered.");
  });

  it("is not ordered after its last day", async () => {
    const quoteId = await request();
    await price(quoteId, {}, 1);
    shop.clock.now = new Date("2026-03-02T12:00:01Z");
    expect((await read(quoteId)).quote.state).toBe("expired");
    expect(await refusal(order(quoteId))).toBe("Quote Q-1001 has expired. Please ask us for a new one.");
  });

  it.each([0, 31, 1.5])("does not hold for %d days", async (days) => {
    expect(await refusal(price(await request(), {}, days))).toBe("A quote holds for 1 to 30 days.");
  });

  it("is not priced for what it does not hold", async () => {
    expect(await refusal(price(await request(), { SOFA: 100 }))).toBe("The quote has no SOFA.");
  });
});

describe("a quote is seen", () => {
  const stranger = { cartId: null, sessionHash: "another", customer: null };

  it("by the session that sent it and by the holder of its key alone", async () => {
    const quoteId = await request();
    const other = { ...guest, ...stranger };
    await expect(read(quoteId, other)).rejects.toMatchObject({ code: "not_found" });
    const key = signLink(secret, { kind: "quote", shopId: shop.shop.id, id: quoteId });
    const held = await readQuote(asShopper(shop, other), quoteId, other, { secret, key });
    expect(held.quote.number).toBe("Q-1001");
    const ofOrder = signLink(secret, { kind: "order", shopId: shop.shop.id, id: quoteId });
    await expect(
      readQuote(asShopper(shop, other), quoteId, other, { secret, key: ofOrder }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it("in its own shop alone", async () => {
    const quoteId = await request();
    const other = await openPurchaseShop(database.db);
    expect(await findQuote(other, quoteId)).toBeNull();
    await expect(
      priceQuote(other, quoteId, { prices: new Map(), validDays: 1, answer: "" }),
    ).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
