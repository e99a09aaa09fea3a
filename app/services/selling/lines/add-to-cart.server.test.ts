import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { sessions } from "~/tables/accounts/customers";
import { products } from "~/tables/catalogue/catalogue";
import { offers } from "~/tables/catalogue/offers";
import { cartItems, carts } from "~/tables/selling/carts";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import {
  addProduct,
  addVariable,
  changeOffer,
  testCustomer,
} from "../../catalogue/products/catalogue-fixture.server";
import { guestWith, openPurchaseShop, type PurchaseShop } from "../../checkout/steps/purchase-fixture.server";
import { countCart } from "../cart/cart-count.server";
import { addToCart } from "./add-to-cart.server";

const database = withTestDatabase();
let shop: PurchaseShop;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
});

const add = (productId: number, qty = 1, visitor = anonymousVisitor) =>
  addToCart(shop, visitor, { productId, qty });

describe("the first piece", () => {
  it("creates a guest's session and cart", async () => {
    const added = await add(await addProduct(shop, "MUG", { name: "Mug" }), 2);
    expect(added).toMatchObject({
      success: true,
      qty: 2,
      cartCount: 2,
      message: "Mug was added to your cart.",
    });
    expect(added.setCookie).toContain("awning_session=");
  });

  it("creates no session for a product that does not exist", async () => {
    await expect(add(2_000_000)).rejects.toMatchObject({ code: "not_found" });
    const held = await database.db.select().from(sessions).where(eq(sessions.tenantId, shop.tenant.id));
    expect(held).toEqual([]);
  });

  it("cannot be a product of another shop", async () => {
    const other = await openPurchaseShop(database.db);
    await expect(add(await addProduct(other, "MUG"))).rejects.toMatchObject({ code: "not_found" });
  });

  it("two concurrent first pieces share one cart", async () => {
    const [mug, vase] = [await addProduct(shop, "MUG"), await addProduct(shop, "VASE")];
    const guest = { ...(await guestWith(shop, [[mug, 1]])), cartId: null };
    await database.db.delete(carts).where(eq(carts.tenantId, shop.tenant.id));
    const added = await Promise.all([add(mug, 1, guest), add(vase, 1, guest)]);
    expect(new Set(added.map(({ cartId }) => cartId)).size).toBe(1);
  });
});

describe("the quantity", () => {
  it("adds up on one line", async () => {
    const mug = await addProduct(shop, "MUG");
    const guest = await guestWith(shop, [[mug, 2]]);
    expect(await add(mug, 3, guest)).toMatchObject({ qty: 5, cartCount: 5, addedQty: 3 });
  });

  it("is lowered to the stock, with a message", async () => {
    const mug = await addProduct(shop, "MUG", { name: "Mug" });
    expect(await add(mug, 12)).toMatchObject({
      success: true,
      isLowered: true,
      qty: 10,
      message: "Mug: Only 10 available. Your cart now has 10.",
    });
  });

  it("is refused when the limit is reached", async () => {
    const mug = await addProduct(shop, "MUG", { name: "Mug", maxCartQty: 3 });
    const guest = await guestWith(shop, [[mug, 3]]);
    expect(await add(mug, 1, guest)).toMatchObject({ success: false, qty: 3, message: "Mug: Limit of 3" });
  });

  it("never passes 100", async () => {
    const mug = await addProduct(shop, "MUG", { stock: { onHand: 900 }, maxCartQty: 500 });
    expect((await add(mug, 400)).qty).toBe(100);
  });

  it("subtracts what another line takes of the same stock item", async () => {
    const [single, pair] = [await addProduct(shop, "SINGLE"), await addProduct(shop, "PAIR")];
    const [item] = await database.db
      .select({ id: offers.stockItemId })
      .from(offers)
      .where(eq(offers.productId, single));
    await changeOffer(shop, pair, { stockItemId: item?.id ?? null });
    const guest = await guestWith(shop, [[single, 7]]);
    expect((await add(pair, 7, guest)).qty).toBe(3);
  });

  it("stays within the stock when 30 clicks arrive together", async () => {
    const mug = await addProduct(shop, "MUG");
    const guest = await guestWith(shop, [[mug, 1]]);
    await Promise.all(Array.from({ length: 30 }, () => add(mug, 1, guest)));
    expect(await countCart(shop, guest.cartId ?? "")).toBe(10);
  });

  it("is limited only by the general limit with backorders", async () => {
    const mug = await addProduct(shop, "MUG", { stock: { onHand: 1, allowBackorders: true } });
    expect((await add(mug, 30)).qty).toBe(30);
  });
});

describe("a product that cannot be sold", () => {
  it.each([
    ["archived", { status: "archived" }, "Mug: Unavailable"],
    ["hidden", { isVisible: false }, "Mug: Unavailable"],
    ["withdrawn from sale", { availableForSale: false }, "Mug: Unavailable"],
    ["without a price", { finalPriceMinor: 0 }, "Mug: Invalid Price"],
    ["sold out", { stock: { onHand: 4, reserved: 4 } }, "Mug: Out of Stock"],
    ["a group", { classCode: "grouped" }, "Please choose one of the options of Mug."],
  ] as const)("%s", async (_, parts, message) => {
    const mug = await addProduct(shop, "MUG", { name: "Mug", ...parts });
    expect(await add(mug)).toMatchObject({ success: false, message, cartCount: 0 });
  });

  it("a variable product cannot be bought, but its variations can", async () => {
    const shirt = await addVariable(shop, "SHIRT", { Red: {} }, { name: "Shirt" });
    expect(await add(shirt)).toMatchObject({ success: false });
    const [red] = await database.db
      .select({ id: products.id })
      .from(products)
      .where(eq(products.parentId, shirt));
    expect(await add(red?.id ?? 0)).toMatchObject({ success: true });
  });
});

describe("prices", () => {
  it("are stored for the tier of the quantity", async () => {
    const levels = [{ minQty: 3, priceMinor: 800 }];
    const mug = await addProduct(shop, "MUG", { levels });
    const { cartId } = await add(mug, 3);
    const [line] = await database.db.select().from(cartItems).where(eq(cartItems.cartId, cartId));
    expect(line?.seenPriceMinor).toBe(800);
  });

  it("hidden from anonymous visitors prevent them from buying until they are verified", async () => {
    const modules = { sociallogins: { hide_price_for_anonymous: true } };
    shop = await openPurchaseShop(database.db, { modules });
    const mug = await addProduct(shop, "MUG");
    await expect(add(mug)).rejects.toMatchObject({ code: "forbidden", message: "Sign in to see pricing" });
    const pending = { ...anonymousVisitor, customer: testCustomer({ isVerified: false }) };
    await expect(add(mug, 1, pending)).rejects.toMatchObject({ message: "Your account is pending approval" });
  });
});
