import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database";
import { addProduct } from "../catalogue/catalogue-fixture.server";
import { readProduct } from "../catalogue/read-product.server";
import { guestWith, openPurchaseShop, type PurchaseShop } from "../checkout/purchase-fixture.server";
import { quantitiesInCart } from "./quantities-in-cart.server";

let database: TestDatabase;
let shop: PurchaseShop;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openPurchaseShop(database.db);
});
afterAll(() => database.drop());

it("tells what a cart holds, and the product page leaves that much less to add", async () => {
  const [mug, vase] = [
    await addProduct(shop, "MUG", { stock: { onHand: 7 } }),
    await addProduct(shop, "VASE", { stock: { onHand: 7 } }),
  ];
  const guest = await guestWith(shop, [[mug, 3]]);
  expect(await quantitiesInCart(shop, guest.cartId ?? "")).toEqual(new Map([[mug, 3]]));
  const maxQty = async (id: number) =>
    (await readProduct(shop, guest, { id, addressSku: null }))?.product.purchase?.maxQty;
  expect([await maxQty(mug), await maxQty(vase)]).toEqual([4, 7]);
});
