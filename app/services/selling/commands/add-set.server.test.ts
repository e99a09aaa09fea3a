import { beforeEach, expect, it } from "vitest";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { visitorAfter } from "../../accounts/sessions/visitor-after.server";
import { addProduct, addVariable } from "../../catalogue/products/catalogue-fixture.server";
import { openPurchaseShop, type PurchaseShop } from "../../checkout/steps/purchase-fixture.server";
import { readCartSummary } from "../cart-page/read-cart-summary.server";
import { addSet } from "./add-set.server";

const database = withTestDatabase();
let shop: PurchaseShop;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
});

const setOf = (childIds: number[]) =>
  addProduct(shop, "SET", { name: "Tea for two", classCode: "grouped", priceMinor: 0, childIds });

it("adds one of each member, a variable one as its page opens, to one cart", async () => {
  const mug = await addProduct(shop, "MUG");
  const pot = await addVariable(shop, "POT", { Moss: {}, Sand: {} });
  const added = await addSet(shop, anonymousVisitor, {
    intent: "add_set",
    product_id: await setOf([mug, pot]),
  });
  expect(added).toMatchObject({
    ok: true,
    message: "Tea for two was added to your cart.",
    cartCount: 2,
  });
  const guest = await visitorAfter(shop, { headers: new Headers() }, added.setCookie);
  const { items } = await readCartSummary(shop, guest);
  expect(items.map(({ sku, qty }) => [sku, qty])).toEqual([
    ["MUG", 1],
    ["POT-MOSS", 1],
  ]);
});

it.each([
  ["a member is sold out", { stock: { onHand: 0 } }],
  ["a member hides its price", { hidePrice: true }],
])("is refused while %s", async (_name, parts) => {
  const set = await setOf([await addProduct(shop, "MUG"), await addProduct(shop, "POT", parts)]);
  await expect(addSet(shop, anonymousVisitor, { intent: "add_set", product_id: set })).rejects.toMatchObject({
    code: "conflict",
  });
});

it("refuses a product that is not a set", async () => {
  const mug = await addProduct(shop, "MUG");
  await expect(addSet(shop, anonymousVisitor, { intent: "add_set", product_id: mug })).rejects.toMatchObject({
    code: "conflict",
  });
});
