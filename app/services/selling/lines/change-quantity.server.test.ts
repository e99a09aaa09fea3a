import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { carts } from "~/tables/selling/carts";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct, changeOffer } from "../../catalogue/products/catalogue-fixture.server";
import { guestWith, openPurchaseShop, type PurchaseShop } from "../../checkout/steps/purchase-fixture.server";
import { expireCarts } from "../cart/expire-carts.server";
import { readCartSummary } from "../cart-page/read-cart-summary.server";
import { changeCart } from "../commands/change-cart.server";
import { changeQuantity } from "./change-quantity.server";

const database = withTestDatabase();
let shop: PurchaseShop;
let mug: number;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  mug = await addProduct(shop, "MUG", { name: "Mug" });
});

async function guestWithMugs(qty = 2) {
  const guest = await guestWith(shop, [[mug, qty]]);
  const itemId = (await readCartSummary(shop, guest)).items[0]?.itemId ?? 0;
  const qtyNow = async () => (await readCartSummary(shop, guest)).items[0]?.qty;
  return { guest, itemId, qtyNow };
}

describe("changeQuantity", () => {
  it.each([
    ["5", 5],
    ["0", 1],
    ["-3", 1],
    ["many", 1],
    ["", 1],
    ["2.9", 2],
  ])("%j becomes %i", async (typed, qty) => {
    const { guest, itemId, qtyNow } = await guestWithMugs();
    expect(await changeQuantity(shop, guest, new Map([[itemId, typed]]))).toEqual([]);
    expect(await qtyNow()).toBe(qty);
  });

  it("lowers a quantity above the stock, with a message", async () => {
    const { guest, itemId, qtyNow } = await guestWithMugs();
    const lowered = await changeQuantity(shop, guest, new Map([[itemId, "11"]]));
    expect(lowered).toEqual([{ itemId, name: "Mug", qty: 10, message: "Only 10 available" }]);
    expect(await qtyNow()).toBe(10);
  });

  it("names the product's own limit if that applies", async () => {
    await changeOffer(shop, mug, { maxCartQty: 4 });
    const { guest, itemId } = await guestWithMugs();
    expect(await changeQuantity(shop, guest, new Map([[itemId, 9]]))).toMatchObject([
      { message: "Limit of 4" },
    ]);
  });

  it("records the current prices as seen", async () => {
    const { guest, itemId } = await guestWithMugs();
    await changeOffer(shop, mug, { finalPriceMinor: 900 });
    expect((await readCartSummary(shop, guest)).changedItems).toMatchObject([
      { fromMinor: 1000, toMinor: 900 },
    ]);
    await changeQuantity(shop, guest, new Map([[itemId, "3"]]));
    expect((await readCartSummary(shop, guest)).changedItems).toEqual([]);
  });

  it("changes no line of another cart or shop", async () => {
    const { guest, itemId, qtyNow } = await guestWithMugs();
    const stranger = await guestWith(shop, [[mug, 1]]);
    await changeQuantity(shop, stranger, new Map([[itemId, "7"]]));
    await changeQuantity(await openPurchaseShop(database.db), guest, new Map([[itemId, "7"]]));
    expect(await qtyNow()).toBe(2);
  });
});

describe("changeCart", () => {
  it("removes a line, and ignores a second removal", async () => {
    const { guest, itemId } = await guestWithMugs();
    const form = { intent: "remove", item_id: itemId } as const;
    expect(await changeCart(shop, guest, form)).toEqual({ ok: true, message: "", cartCount: 0 });
    expect(await changeCart(shop, guest, form)).toMatchObject({ ok: true });
  });

  it("says what the line holds after a change", async () => {
    const { guest, itemId } = await guestWithMugs();
    const change = (qty: string) => changeCart(shop, guest, { intent: "update", item_id: itemId, qty });
    expect(await change("5")).toMatchObject({ ok: true, message: "", qty: 5 });
    expect(await change("2.7")).toMatchObject({ qty: 2 });
    expect(await change("many")).toMatchObject({ qty: 1 });
    expect(await change("20")).toMatchObject({ message: "Mug: Only 10 available", qty: 10 });
  });

  it("has a message only for unexpected results", async () => {
    const add = (qty: string) =>
      changeCart(shop, anonymousVisitor, {
        intent: "add",
        choice: {},
        option: {},
        personalization: {},
        product_id: mug,
        qty,
      });
    expect(await add("2")).toMatchObject({ ok: true, message: "", cartCount: 2 });
    expect(await add("20")).toMatchObject({
      ok: true,
      message: "Mug: Only 10 available. Your cart now has 10.",
    });
    expect(await add("two")).toMatchObject({ ok: true, cartCount: 1 });
  });
});

describe("a cart", () => {
  it("is kept for 30 days after its last change", async () => {
    const { guest, itemId } = await guestWithMugs();
    shop.clock.now = new Date("2026-03-20T12:00:00Z");
    await changeQuantity(shop, guest, new Map([[itemId, "3"]]));
    const isThere = async () =>
      (
        await database.db
          .select()
          .from(carts)
          .where(eq(carts.id, guest.cartId ?? ""))
      ).length === 1;
    shop.clock.now = new Date("2026-04-19T11:59:59Z");
    await expireCarts(shop);
    expect(await isThere()).toBe(true);
    shop.clock.now = new Date("2026-04-19T12:00:00Z");
    await expireCarts(shop);
    expect(await isThere()).toBe(false);
  });
});
