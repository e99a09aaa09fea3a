import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { isAppError } from "~/models/platform/error/app-error";
import type { ShopSettingsInput } from "~/models/shops/settings/shop-settings";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { stockItems } from "~/tables/catalogue/offers";
import { orders } from "~/tables/orders/orders";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  guestWith,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
  pressPlaceAtOnce,
  withCartOf,
} from "../../checkout/steps/purchase-fixture.server";
import { releaseExpiredOrder } from "../../orders/records/release-expired-order.server";
import { readCartSummary } from "../cart-page/read-cart-summary.server";
import { purchaseOf } from "../cart-page/read-purchase.server";
import { changeCart } from "../commands/change-cart.server";
import { applyCode } from "../discounts/apply-code.server";
import { removeCode } from "../discounts/remove-code.server";
import { selectFreebie } from "../freebies/select-freebie.server";

const percent = { type: "percent", rateBasisPoints: 1000 } as const;
const discounts: ShopSettingsInput["discounts"] = [
  { id: "welcome", title: "10 % off", code: "WELCOME10", action: percent },
  {
    id: "last",
    title: "Last one",
    code: "LAST",
    action: percent,
    conditions: { maxUses: 1 },
  },
  {
    id: "soap",
    title: "A free soap",
    action: { type: "freebie", skus: ["SOAP"] },
    conditions: { minimumMinor: 5000 },
  },
  {
    id: "choice",
    title: "Choose a gift",
    action: { type: "freebie", skus: ["SOAP", "BRUSH"] },
    conditions: { minimumMinor: 10_000 },
  },
];

const database = withTestDatabase();
let shop: PurchaseShop;
let mug: number;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db, { discounts });
  mug = await addProduct(shop, "MUG", { priceMinor: 2500, stock: { onHand: 100 } });
  await addProduct(shop, "SOAP", { priceMinor: 900 });
  await addProduct(shop, "BRUSH", { priceMinor: 1100 });
});

const apply = (visitor: Visitor, code: string) =>
  applyCode({ ...shop, clientAddress: "203.0.113.9" }, purchaseOf(visitor), code);
const totalsOf = async (visitor: Visitor) => (await readCartSummary(shop, visitor)).totals;
const giftsIn = async (visitor: Visitor) =>
  (await readCartSummary(shop, visitor)).items
    .filter(({ autoAddedBy }) => autoAddedBy !== null)
    .map(({ sku, qty }) => [sku, qty]);
const setQty = async (visitor: Visitor, qty: number) => {
  const line = (await readCartSummary(shop, visitor)).items.find(({ sku }) => sku === "MUG");
  return changeCart(shop, visitor, { intent: "update", item_id: line?.itemId ?? 0, qty: String(qty) });
};
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => "",
    (error: unknown) => (isAppError(error) ? error.message : Promise.reject(error)),
  );

describe("coupons", () => {
  it("apply to the cart in any case, and leave it again", async () => {
    const guest = await guestWith(shop, [[mug, 1]]);
    expect(await apply(guest, " welcome10 ")).toBe("The coupon code “WELCOME10” was applied.");
    expect((await totalsOf(guest)).discountMinor).toBe(250);
    await removeCode(shop, [guest.cartId ?? ""], { code: "welcome10" });
    expect((await totalsOf(guest)).discountMinor).toBe(0);
  });

  it("are refused with the reason", async () => {
    const guest = await guestWith(shop, [[mug, 1]]);
    await apply(guest, "WELCOME10");
    expect(await refusal(apply(guest, "WELCOME10"))).toBe("The coupon code “WELCOME10” is already applied.");
    expect(await refusal(apply(guest, "NONE"))).toBe("The coupon code “NONE” is not valid.");
  });

  it("cannot be guessed at without end", async () => {
    const guest = await guestWith(shop, [[mug, 1]]);
    const tries = await Promise.all(Array.from({ length: 45 }, () => refusal(apply(guest, "NONE"))));
    expect(tries).toContain("Too many attempts. Please wait a few minutes and try again.");
  });

  it("with one use are used by one of two orders placed at once", async () => {
    const guests = [await guestAtReview(shop, [[mug, 1]]), await guestAtReview(shop, [[mug, 1]])];
    for (const guest of guests) await apply(guest, "LAST");
    const ends = await pressPlaceAtOnce(shop, guests);
    expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [refused] = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
    expect(refused.message).toMatch(/Please check your order and place it again\.$/);
  });

  it("of an order that was cancelled can be used again, and are back in the cart", async () => {
    const guest = await guestAtReview(shop, [[mug, 1]], { paymentMethodCode: "sandbox_card" });
    await apply(guest, "LAST");
    const { orderId } = await pressPlace(shop, guest);
    shop.clock.now = new Date("2026-03-01T12:31:00Z");
    await releaseExpiredOrder(shop, orderId);
    const summary = await readCartSummary(shop, await withCartOf(shop, guest));
    expect(summary.couponCodes).toEqual([{ code: "LAST", message: "" }]);
    expect(summary.totals.discountMinor).toBe(250);
  });

  it("are copied into the order", async () => {
    const guest = await guestAtReview(shop, [[mug, 1]]);
    await apply(guest, "WELCOME10");
    await pressPlace(shop, guest);
    const [order] = await database.db.select().from(orders).where(eq(orders.tenantId, shop.tenant.id));
    expect(order).toMatchObject({ discountMinor: 250, grandTotalMinor: 2250 + 600 + 135 });
  });
});

describe("free products", () => {
  it("without a choice come and go with the condition", async () => {
    const guest = await guestWith(shop, [[mug, 1]]);
    await setQty(guest, 2);
    expect(await giftsIn(guest)).toEqual([["SOAP", 1]]);
    await setQty(guest, 1);
    expect(await giftsIn(guest)).toEqual([]);
  });

  it("with a choice are added once chosen, and replaced by another choice", async () => {
    const guest = await guestWith(shop, [[mug, 4]]);
    await setQty(guest, 4);
    expect(await selectFreebie(shop, guest, { ruleId: "choice", sku: "BRUSH" })).toBe("BRUSH");
    expect(await giftsIn(guest)).toEqual([
      ["SOAP", 1],
      ["BRUSH", 1],
    ]);
    expect((await totalsOf(guest)).discountMinor).toBe(900 + 1100);
  });

  it("that are not on offer are refused", async () => {
    const guest = await guestWith(shop, [[mug, 1]]);
    expect(await refusal(selectFreebie(shop, guest, { ruleId: "choice", sku: "BRUSH" }))).toBe(
      "This gift is no longer available.",
    );
  });

  it("keep their quantity whatever is typed", async () => {
    const guest = await guestWith(shop, [[mug, 2]]);
    await setQty(guest, 2);
    const gift = (await readCartSummary(shop, guest)).items.find(({ autoAddedBy }) => autoAddedBy);
    await changeCart(shop, guest, { intent: "update", item_id: gift?.itemId ?? 0, qty: "9" });
    expect(await giftsIn(guest)).toEqual([["SOAP", 1]]);
  });

  it("stay away once they are taken out, until they are picked again (rule discounts-10)", async () => {
    const guest = await guestWith(shop, [[mug, 2]]);
    await setQty(guest, 2);
    const gift = (await readCartSummary(shop, guest)).items.find(({ autoAddedBy }) => autoAddedBy);
    await changeCart(shop, guest, { intent: "remove", item_id: gift?.itemId ?? 0 });
    await setQty(guest, 3);
    expect(await giftsIn(guest)).toEqual([]);
    expect((await readCartSummary(shop, guest)).prompts).toMatchObject([{ ruleId: "soap" }]);
    await selectFreebie(shop, guest, { ruleId: "soap", sku: "SOAP" });
    await setQty(guest, 1);
    await setQty(guest, 2);
    expect(await giftsIn(guest)).toEqual([["SOAP", 1]]);
  });

  it("take their piece of stock with the order", async () => {
    const guest = await guestAtReview(shop, [[mug, 2]]);
    await setQty(guest, 2);
    await pressPlace(shop, guest);
    const [soap] = await database.db
      .select({ reserved: stockItems.reserved })
      .from(stockItems)
      .where(and(eq(stockItems.tenantId, shop.tenant.id), eq(stockItems.sku, "SOAP")));
    expect(soap).toEqual({ reserved: 1 });
  });
});
