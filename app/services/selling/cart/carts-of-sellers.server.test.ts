import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { emptyProfile } from "~/models/marketplace/seller-profile";
import { isAppError } from "~/models/platform/error/app-error";
import type { CartForm } from "~/models/selling/cart/cart-form";
import { shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { orders } from "~/tables/orders/orders";
import { payments } from "~/tables/orders/payments";
import { carts } from "~/tables/selling/carts";
import { sellers } from "~/tables/shops/tenants";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { findVisitor } from "../../accounts/sessions/find-visitor.server";
import { SESSION_COOKIE } from "../../accounts/sessions/session-cookie.server";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { addOffer, addSeller, addShop } from "../../catalogue/products/seller-fixture.server";
import { filledDraft, openPurchaseShop, pressPlace } from "../../checkout/steps/purchase-fixture.server";
import { paysFor } from "../../payments/providers/payment-of-fixture.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readCartPage } from "../cart-page/read-cart-page.server";
import { readCartSummary } from "../cart-page/read-cart-summary.server";
import { findPurchase } from "../cart-page/read-purchase.server";
import { saveDraft } from "../checkout/save-draft.server";
import { changeCart } from "../commands/change-cart.server";
import { applyCode } from "../discounts/apply-code.server";
import { removeCode } from "../discounts/remove-code.server";
import { addToCart } from "../lines/add-to-cart.server";
import { badgeCount } from "./badge-count.server";
import { mergeCarts } from "./merge-carts.server";

const database = withTestDatabase();
let market: ShopContext;
let potterId: string;
let mug: number;

beforeEach(async () => {
  const house = await openPurchaseShop(database.db);
  market = await addShop(house, { type: "marketplace" });
  potterId = await addSeller(market, "potter");
  mug = await addProduct(market, "MUG", { priceMinor: 1000 });
  await addOffer(market, potterId, mug, { priceMinor: 800 });
});

/** A guest with two mugs of the house seller and three of the potter, and the cart with the potter. */
async function guestWithTwoCarts() {
  const { token } = await addToCart(market, anonymousVisitor, {
    productId: mug,
    qty: 2,
    sellerId: market.shop.sellerId,
  });
  const headers = new Headers({ Cookie: `${SESSION_COOKIE}=${token}` });
  const guest = await findVisitor(market, { headers });
  const { cartId } = await addToCart(market, guest, { productId: mug, qty: 3, sellerId: potterId });
  const withPotter: Visitor = { ...guest, cartId };
  return { guest, withPotter };
}

describe("a visitor of a marketplace", () => {
  it("has a cart for each seller, with that seller's price and stock", async () => {
    const { guest, withPotter } = await guestWithTwoCarts();
    expect((await readCartSummary(market, guest)).items).toMatchObject([{ qty: 2, priceMinor: 1000 }]);
    expect((await readCartSummary(market, withPotter)).items).toMatchObject([{ qty: 3, priceMinor: 800 }]);
  });

  it("counts the pieces of all carts beside the icon", async () => {
    const { guest } = await guestWithTwoCarts();
    expect(await badgeCount(market, guest)).toBe(5);
  });

  it("changes a line in the cart it is in", async () => {
    const { guest, withPotter } = await guestWithTwoCarts();
    const [line] = (await readCartSummary(market, withPotter)).items;
    const form = { intent: "update", item_id: line?.itemId ?? 0, qty: "1" } as CartForm;
    expect(await changeCart(market, guest, form)).toMatchObject({ ok: true, cartCount: 3 });
    expect((await readCartSummary(market, withPotter)).items).toMatchObject([{ qty: 1 }]);
  });

  it("empties one cart, or all", async () => {
    const { guest, withPotter } = await guestWithTwoCarts();
    expect(await changeCart(market, withPotter, { intent: "flush" })).toMatchObject({ cartCount: 2 });
    expect(await changeCart(market, guest, { intent: "flush", all: "yes" })).toMatchObject({ cartCount: 0 });
  });

  it("sees a part for each seller, and the totals of all", async () => {
    const { guest } = await guestWithTwoCarts();
    const page = await readCartPage(market, guest);
    expect(page.carts.map(({ seller, summary }) => [seller?.code, summary.totals.subtotalMinor])).toEqual([
      [expect.any(String), 2000],
      ["potter", 2400],
    ]);
    expect(page.summary.totals.subtotalMinor).toBe(4400);
  });

  it("can collect goods from the sellers who offer pickup, and from no other", async () => {
    const { shipping_methods } = shopSettingsSchema.parse({
      shipping_methods: [
        { type: "flat", code: "post", title: "Post", amountMinor: 500 },
        { type: "pickup", code: "pickup", title: "Store pickup" },
      ],
    });
    const settings = { ...market.shop.settings, shipping_methods };
    const shop = { ...market, shop: { ...market.shop, settings } };
    const { withPotter } = await guestWithTwoCarts();
    await saveDraft(shop, withPotter, { shippingAddress: nazareth });
    const offered = async () =>
      (await readCartSummary(shop, withPotter)).shippingOffers.map(({ code }) => code);
    expect(await offered()).toEqual(["post"]);
    await byTest(database.db, (db) =>
      db
        .update(sellers)
        .set({ profile: { ...emptyProfile, pickup: { isOffered: true, note: "" } } })
        .where(and(eq(sellers.tenantId, market.tenant.id), eq(sellers.id, potterId))),
    );
    expect(await offered()).toEqual(["post", "pickup"]);
  });

  it("enters a coupon once for all carts, and takes it back from all", async () => {
    const action = { type: "percent" as const, rateBasisPoints: 1000 };
    const { discounts } = shopSettingsSchema.parse({
      discounts: [{ id: "tenth", title: "A tenth", code: "TENTH", action }],
    });
    const settings = { ...market.shop.settings, discounts };
    const shop = { ...market, clientAddress: "203.0.113.9", shop: { ...market.shop, settings } };
    const { guest } = await guestWithTwoCarts();
    const purchase = await findPurchase(shop, guest);
    await applyCode(shop, purchase, "tenth");
    expect((await readCartPage(shop, guest)).summary).toMatchObject({
      couponCodes: [{ code: "TENTH", message: "" }],
      totals: { discountMinor: 440 },
    });
    await removeCode(shop, purchase.cartIds, { code: "TENTH" });
    expect((await readCartPage(shop, guest)).summary.totals.discountMinor).toBe(0);
  });

  it("gets each seller's own shipping, days and minimum (rules sellers-14 to sellers-16)", async () => {
    const { shipping_methods, delivery_estimates } = shopSettingsSchema.parse({
      shipping_methods: [{ type: "flat", code: "cart", title: "Hand cart", amountMinor: 250 }],
      delivery_estimates: [{ id: "standard", days: [1, 1] }],
    });
    const selling = { shipping_methods, processing_days: 1, minimum_order_minor: 2500 };
    await byTest(database.db, (db) => db.update(sellers).set({ selling }).where(eq(sellers.id, potterId)));
    const settings = { ...market.shop.settings, delivery_estimates };
    const shop = {
      ...market,
      shop: { ...market.shop, settings },
      now: () => new Date("2026-03-02T12:00:00Z"),
    };
    const { guest } = await guestWithTwoCarts();
    const [house, potter] = (await readCartPage(shop, guest)).carts.map(({ summary }) => summary);
    expect(house).toMatchObject({
      shippingOffers: [{ title: "Standard" }],
      minimumRefusal: null,
      items: [{ deliveryText: "Arrives Tue, Mar 3" }],
    });
    expect(potter).toMatchObject({
      shippingOffers: [{ title: "Hand cart" }],
      items: [{ deliveryText: "Arrives Wed, Mar 4" }],
      minimumRefusal: "potter takes orders of $25.00 or more. Add $1.00 to order.",
    });
    await saveDraft(shop, { ...guest, cartId: potter?.id ?? null }, filledDraft);
    await expect(pressPlace(shop, { ...guest, cartId: potter?.id ?? null })).rejects.toThrow(
      "takes orders of $25.00",
    );
  });

  it("keeps them all at sign-in", async () => {
    const { guest } = await guestWithTwoCarts();
    const customerId = (await addCustomer(market)).id;
    await mergeCarts(market, { customerId, guestCartId: guest.cartId, sessionHash: guest.sessionHash });
    const rows = await database.db
      .select({ sellerId: carts.sellerId, customerId: carts.customerId })
      .from(carts)
      .where(and(eq(carts.tenantId, market.tenant.id), eq(carts.shopId, market.shop.id)));
    expect(new Set(rows.map(({ sellerId }) => sellerId))).toEqual(new Set([market.shop.sellerId, potterId]));
    expect(rows.every((row) => row.customerId === customerId)).toBe(true);
  });

  it("orders from the cart's seller, with a payment for the group", async () => {
    const { guest, withPotter } = await guestWithTwoCarts();
    await saveDraft(market, withPotter, filledDraft);
    const { orderId } = await pressPlace(market, withPotter);
    const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ sellerId: potterId, shopId: market.shop.id, subtotalMinor: 2400 });
    const [payment] = await database.db.select().from(payments).where(paysFor(orderId));
    expect(payment).toMatchObject({ groupId: order?.groupId, amountMinor: order?.totalDueMinor });
    expect((await readCartSummary(market, guest)).items).toMatchObject([{ qty: 2 }]);
  });
});

it("a single seller's shop sells for no other seller", async () => {
  const own = await addShop(market, { type: "marketplaceseller", sellerId: potterId });
  const bought = addToCart(own, anonymousVisitor, { productId: mug, qty: 1, sellerId: market.shop.sellerId });
  const refusal = await bought.catch((error: unknown) => error);
  expect(isAppError(refusal) && refusal.code).toBe("not_found");
});

it("a seller's cart takes only what that seller offers", async () => {
  const vase = await addProduct(market, "VASE");
  const bought = addToCart(market, anonymousVisitor, { productId: vase, qty: 1, sellerId: potterId });
  const refusal = await bought.catch((error: unknown) => error);
  expect(isAppError(refusal) && refusal.code).toBe("not_found");
});
