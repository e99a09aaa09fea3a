import { beforeEach, describe, expect, it } from "vitest";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCart, addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addProduct, testCustomer } from "../../catalogue/products/catalogue-fixture.server";
import {
  guestAtReview,
  guestWith,
  openPurchaseShop,
  type PurchaseShop,
} from "../../checkout/steps/purchase-fixture.server";
import { readCart } from "../cart-page/read-cart-summary.server";
import { selectFreebie } from "../freebies/select-freebie.server";
import { settleFreebies } from "../freebies/settle-freebies.server";
import { addToCart } from "../lines/add-to-cart.server";
import { mergeCarts } from "./merge-carts.server";

const database = withTestDatabase();
let shop: PurchaseShop;
let customerId: number;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
  customerId = (await addCustomer(shop)).id;
});

const customer = (cartId: string | null) => ({
  sessionHash: "held",
  customer: testCustomer({ id: customerId }),
  cartId,
});
async function linesOf(cartId: string | null) {
  const { summary } = await readCart(shop, customer(cartId));
  return summary.items.map(({ sku, qty }) => [sku, qty]);
}

describe("mergeCarts", () => {
  it("adds the guest's lines to the account's", async () => {
    const [mug, vase] = [await addProduct(shop, "MUG"), await addProduct(shop, "VASE")];
    const own = await addCart(shop, customerId);
    await addToCart(shop, customer(own), { productId: mug, qty: 2 });
    const guest = await guestWith(shop, [
      [mug, 3],
      [vase, 1],
    ]);
    const merged = await mergeCarts(shop, { customerId, guestCartId: guest.cartId });
    expect(merged.cartId).toBe(own);
    expect(await linesOf(own)).toEqual([
      ["MUG", 5],
      ["VASE", 1],
    ]);
    expect(merged.changes.map(({ kind }) => kind)).toEqual(["summed", "added"]);
  });

  it("lowers to the stock, with a message", async () => {
    const mug = await addProduct(shop, "MUG", { name: "Mug" });
    const own = await addCart(shop, customerId);
    await addToCart(shop, customer(own), { productId: mug, qty: 8 });
    const guest = await guestWith(shop, [[mug, 8]]);
    const { changes } = await mergeCarts(shop, { customerId, guestCartId: guest.cartId });
    expect(changes).toMatchObject([{ kind: "lowered", toQty: 10, message: "Mug: Only 10 available" }]);
    expect(await linesOf(own)).toEqual([["MUG", 10]]);
  });

  describe("with gifts of discounts", () => {
    const gift = (id: string, skus: string[]) => ({
      id,
      title: "A gift",
      action: { type: "freebie" as const, skus },
    });
    let mug: number;
    /** A gift that comes without asking, and one to choose. */
    beforeEach(async () => {
      shop = await openPurchaseShop(database.db, {
        discounts: [gift("soap", ["SOAP"]), gift("choice", ["BRUSH", "COMB"])],
      });
      customerId = (await addCustomer(shop)).id;
      mug = await addProduct(shop, "MUG");
      for (const sku of ["SOAP", "BRUSH", "COMB"]) await addProduct(shop, sku);
    });
    async function withGifts(visitor: Visitor, sku: string) {
      await addToCart(shop, visitor, { productId: mug, qty: 1 });
      await settleFreebies(shop, visitor);
      await selectFreebie(shop, visitor, { ruleId: "choice", sku });
    }

    it("keeps the guest's, chosen ones too", async () => {
      const guest = await guestWith(shop, [[mug, 1]]);
      await withGifts(guest, "COMB");
      const { cartId, changes } = await mergeCarts(shop, { customerId, guestCartId: guest.cartId });
      expect(await linesOf(cartId)).toEqual([
        ["MUG", 2],
        ["SOAP", 1],
        ["COMB", 1],
      ]);
      expect(changes).toHaveLength(1);
    });

    it("gives none twice: the customer's own choice stays", async () => {
      const own = await addCart(shop, customerId);
      await withGifts(customer(own), "BRUSH");
      const guest = await guestWith(shop, [[mug, 1]]);
      await withGifts(guest, "COMB");
      await mergeCarts(shop, { customerId, guestCartId: guest.cartId });
      expect(await linesOf(own)).toEqual([
        ["MUG", 3],
        ["SOAP", 1],
        ["BRUSH", 1],
      ]);
    });
  });

  it("gives a customer without a cart the guest's, with its checkout data", async () => {
    const guest = await guestAtReview(shop, [[await addProduct(shop, "MUG"), 1]]);
    const { cartId } = await mergeCarts(shop, { customerId, guestCartId: guest.cartId });
    expect((await readCart(shop, customer(cartId))).draft).toMatchObject({ shippingMethodCode: "standard" });
    expect(await linesOf(guest.cartId)).toEqual([]);
  });

  it("takes nothing from another customer's cart", async () => {
    const other = await addCustomer(shop, { email: "eve@example.com" });
    const theirs = await addCart(shop, other.id);
    expect(await mergeCarts(shop, { customerId, guestCartId: theirs })).toEqual({
      cartId: null,
      changes: [],
    });
  });

  it("never throws: a cart that cannot be merged stays the visitor's", async () => {
    const guest = await guestWith(shop, [[await addProduct(shop, "MUG"), 1]]);
    const merged = await mergeCarts(shop, { customerId: 2_000_000, guestCartId: guest.cartId });
    expect(merged).toEqual({ cartId: guest.cartId, changes: [] });
    expect(await linesOf(guest.cartId)).toEqual([["MUG", 1]]);
  });
});
