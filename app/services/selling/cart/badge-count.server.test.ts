import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import { products } from "~/tables/catalogue/catalogue";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { addProduct, changeOffer } from "../../catalogue/products/catalogue-fixture.server";
import { guestWith, openPurchaseShop, type PurchaseShop } from "../../checkout/steps/purchase-fixture.server";
import { createLog } from "../../platform/log/log.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { readCartSummary } from "../cart-page/read-cart-summary.server";
import { settleFreebies } from "../freebies/settle-freebies.server";
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

describe("never differs from the count of the summary", () => {
  const endsAt = "2026-03-10";
  const soap = { id: "soap", title: "A soap", action: { type: "freebie" as const, skus: ["SOAP"] } };
  let guest: Visitor;
  let cup: number;
  beforeEach(async () => {
    shop = await openPurchaseShop(database.db, { discounts: [{ ...soap, conditions: { endsAt } }] });
    await addProduct(shop, "SOAP");
    cup = await addProduct(shop, "CUP");
    guest = await guestWith(shop, [
      [await addProduct(shop, "MUG"), 2],
      [cup, 3],
    ]);
    await settleFreebies(shop, guest);
  });
  const counts = async () => [await badgeCount(shop, guest), (await readCartSummary(shop, guest)).count];

  it("with a gift that applies", async () => {
    expect(await counts()).toEqual([6, 6]);
  });

  it("with a gift that lapsed", async () => {
    shop.clock.now = new Date("2026-03-12T12:00:00Z");
    expect(await counts()).toEqual([5, 5]);
  });

  it("with a line that cannot be bought, and one whose product is gone", async () => {
    await changeOffer(shop, cup, { availableForSale: false });
    expect((await readCartSummary(shop, guest)).invalidItems).toHaveLength(1);
    expect(await counts()).toEqual([6, 6]);
    const isCup = and(eq(products.tenantId, shop.tenant.id), eq(products.id, cup));
    await inTransaction(shop, ({ db }) => db.delete(products).where(isCup));
    expect(await counts()).toEqual([3, 3]);
  });
});
