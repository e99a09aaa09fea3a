import { beforeEach, expect, it } from "vitest";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { withTestDatabase } from "../../../../tests/support/with-test-database";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { guestWith, openPurchaseShop, type PurchaseShop } from "../../checkout/steps/purchase-fixture.server";
import { createLog } from "../../platform/log/log.server";
import { badgeCount } from "./badge-count.server";

const database = withTestDatabase();
let shop: PurchaseShop;
beforeEach(async () => {
  shop = await openPurchaseShop(database.db);
});

it("is the number of pieces", async () => {
  const guest = await guestWith(shop, [[await addProduct(shop, "MUG"), 3]]);
  expect(await badgeCount(shop, guest)).toBe(3);
});

it("is 0 without a cart", async () => {
  expect(await badgeCount(shop, anonymousVisitor)).toBe(0);
});

it("is 0 if counting fails, with a line in the log", async () => {
  const lines: string[] = [];
  const log = createLog({ format: "json", write: (line) => lines.push(line) });
  expect(await badgeCount({ ...shop, log }, { ...anonymousVisitor, cartId: "no cart's id" })).toBe(0);
  expect(lines.join()).toContain("cart count failed");
});
