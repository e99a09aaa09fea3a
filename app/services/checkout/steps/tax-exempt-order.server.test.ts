import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { orders } from "~/tables/orders/orders";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addCustomer } from "../../accounts/sign-in/account-fixture.server";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { guestAtReview, openPurchaseShop, type PurchaseShop, pressPlace } from "./purchase-fixture.server";

const database = withTestDatabase();

/** Places the order of a signed-in customer: a mug for 10.00, sent for 6.00. */
async function orderOf(shop: PurchaseShop, taxExemption: string | null) {
  const mug = await addProduct(shop, "MUG", { priceMinor: 1000, stock: { onHand: 5 } });
  const { id, email, firstName, lastName } = await addCustomer(shop);
  const names = { firstName, lastName, nickName: "" };
  const customer = { id, email, ...names, group: "", isRestricted: false, isVerified: true, taxExemption };
  const visitor: Visitor = { ...(await guestAtReview(shop, [[mug, 1]])), customer };
  const { orderId } = await pressPlace(shop, visitor);
  const [order] = await database.db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, shop.tenant.id), eq(orders.id, orderId)));
  return order;
}

it("an order of a customer who is exempt has no tax and keeps the reason (rule tax-4)", async () => {
  expect(await orderOf(await openPurchaseShop(database.db), "Resale")).toMatchObject({
    taxMinor: 0,
    grandTotalMinor: 1600,
    taxExemption: "Resale",
  });
});

it("an order of any other customer has its tax and no reason", async () => {
  expect(await orderOf(await openPurchaseShop(database.db), null)).toMatchObject({
    taxMinor: 60,
    grandTotalMinor: 1660,
    taxExemption: null,
  });
});

it("prices that contain tax are charged without it", async () => {
  const rules = [{ name: "VAT", country: "US", rateBasisPoints: 2500 }];
  const shop = await openPurchaseShop(database.db, { tax: { pricesInclude: true, rules } });
  expect(await orderOf(shop, "")).toMatchObject({
    taxMinor: 0,
    discountMinor: 200,
    grandTotalMinor: 1400,
    taxExemption: "",
  });
});
