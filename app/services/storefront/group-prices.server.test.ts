import { beforeAll, expect, test } from "vitest";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { addProduct, testCustomer } from "../catalogue/products/catalogue-fixture.server";
import { guestWith, openPurchaseShop, type PurchaseShop } from "../checkout/steps/purchase-fixture.server";
import { openRequest } from "../content/pages/content-fixture.server";
import { readCartSummary } from "../selling/cart-page/read-cart-summary.server";
import { loadProductPage } from "./store-page/load-product-page.server";

const database = withTestDatabase();
let shop: PurchaseShop;
let mug: number;
beforeAll(async () => {
  shop = await openPurchaseShop(database.db);
  const levels = [
    { minQty: 1, priceMinor: 700, customerGroups: ["wholesale"] },
    { minQty: 3, priceMinor: 900 },
  ];
  mug = await addProduct(shop, "MUG", { priceMinor: 1000, levels });
});

const inGroup = (group: string): Partial<Visitor> => ({ customer: testCustomer({ group }) });

test.each([
  ["a guest", {}, 1000],
  ["a member of the group", inGroup("wholesale"), 700],
  ["a member of another group", inGroup("retail"), 1000],
])("the page of %s has the price open to them (rule prices-2)", async (_, who, priceMinor) => {
  const visitor = async () => ({ ...anonymousVisitor, ...who });
  const asked = { ...openRequest(shop).context, visitor };
  const page = await loadProductPage(asked, mug, null, new URLSearchParams());
  expect(page?.product.price).toMatchObject({ priceMinor });
});

test.each([
  ["a guest", {}, 2000],
  ["a member of the group", inGroup("wholesale"), 1400],
  ["a member of another group", inGroup("retail"), 2000],
])("two pieces cost %s what the page says (rule prices-2)", async (_, who, subtotalMinor) => {
  const buyer = { ...(await guestWith(shop, [[mug, 2]])), ...who };
  expect(await readCartSummary(shop, buyer)).toMatchObject({ totals: { subtotalMinor } });
});
