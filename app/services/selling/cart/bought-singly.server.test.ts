import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { noOptionSet } from "~/models/catalogue/options/line-choices";
import { field } from "~/models/catalogue/options/option-fixture";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { cartItems } from "~/tables/selling/carts";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCart, addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addOptionSet, addProduct, testCustomer } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  guestWith,
  openPurchaseShop,
  type PurchaseShop,
  pressPlace,
  withCartOf,
} from "../../checkout/steps/purchase-fixture.server";
import { reorder } from "../../orders/reorder/reorder.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { readCart } from "../cart-page/read-cart-summary.server";
import { changeCart } from "../commands/change-cart.server";
import { addToCart } from "../lines/add-to-cart.server";
import { mergeCarts } from "./merge-carts.server";

const ada = { text: "Ada" };
const database = withTestDatabase();
let shop: PurchaseShop;
let pen: number;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  await addOptionSet(shop, "engraved", { ...noOptionSet, personalization: [field("text")] });
  pen = await addProduct(shop, "PEN", { name: "Pen", optionSet: "engraved" });
});

const penFor = (text: string) => ({ productId: pen, choices: { options: {}, personalization: { text } } });
const itemsOf = async (visitor: Visitor) => (await readCart(shop, visitor)).summary.items;
const linesOf = async (visitor: Visitor) =>
  (await itemsOf(visitor)).map(({ lineData, qty }) => [lineData.personalization.text, qty]);

describe("a personalized product is bought one piece at a time (rule options-16)", () => {
  it("when it is added, each text on a line of its own", async () => {
    const guest = await guestWith(shop, [[pen, 3, ada]]);
    expect(await addToCart(shop, guest, { ...penFor("Ada"), qty: 1 })).toMatchObject({
      success: false,
      message: "Pen: Limit of 1",
    });
    expect(await addToCart(shop, guest, { ...penFor("Grace"), qty: 2 })).toMatchObject({
      addedQty: 1,
      message: "Pen: Limit of 1. Your cart now has 1.",
    });
    expect(await linesOf(guest)).toEqual([
      ["Ada", 1],
      ["Grace", 1],
    ]);
  });

  it("when its quantity is changed in the cart", async () => {
    const guest = await guestWith(shop, [[pen, 1, ada]]);
    const [item] = await itemsOf(guest);
    expect(item).toMatchObject({ isQtyFixed: true, limitQty: 1 });
    const form = { intent: "update", item_id: item?.itemId ?? 0, qty: "4" } as const;
    expect((await changeCart(shop, guest, form)).message).toBe("Pen: Limit of 1");
    expect(await linesOf(guest)).toEqual([["Ada", 1]]);
  });

  it("when carts are merged at sign-in", async () => {
    const { id: customerId } = await addCustomer(shop);
    const cartId = await addCart(shop, customerId);
    const customer = { sessionHash: "held", customer: testCustomer({ id: customerId }), cartId };
    await addToCart(shop, customer, { ...penFor("Ada"), qty: 1 });
    const guest = await guestWith(shop, [[pen, 1, ada]]);
    const { changes } = await mergeCarts(shop, { customerId, guestCartId: guest.cartId });
    expect(changes.map(({ message }) => message)).toEqual(["Pen: Limit of 1"]);
    expect(await linesOf(customer)).toEqual([["Ada", 1]]);
  });

  it("when it is ordered again", async () => {
    const guest = await guestAtReview(shop, [[pen, 1, ada]]);
    const { orderId } = await pressPlace(shop, guest);
    const next = await guestWith(shop, [[pen, 1, ada]]);
    expect(await reorder(shop, orderId, next)).toMatchObject({ addedCount: 0 });
    expect(await linesOf(next)).toEqual([["Ada", 1]]);
  });

  it("and more of it, from before it was personalized, cannot be ordered", async () => {
    const guest = await guestAtReview(shop, [[pen, 1, ada]]);
    await byTest(shop.db, (db) =>
      db.update(cartItems).set({ qty: 3 }).where(eq(cartItems.tenantId, shop.tenant.id)),
    );
    expect((await itemsOf(await withCartOf(shop, guest)))[0]?.problem).toBe("Limit of 1");
    await expect(pressPlace(shop, guest)).rejects.toThrow("Pen: Limit of 1.");
  });
});
