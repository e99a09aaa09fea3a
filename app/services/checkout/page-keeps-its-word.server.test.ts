import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isAppError } from "~/models/error/app-error";
import { anonymousVisitor } from "~/models/visitor/visitor";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database";
import { addToCart } from "../cart/add-to-cart.server";
import { addProduct, addVariable, changeOffer } from "../catalogue/catalogue-fixture.server";
import { readProduct } from "../catalogue/read-product.server";
import { cartItems, products, stockItems } from "../db/schema";
import { migrateJobs } from "../jobs/migrate-jobs.server";
import { guestAtReview, openPurchaseShop, type PurchaseShop, pressPlace } from "./purchase-fixture.server";

let database: TestDatabase;
let shop: PurchaseShop;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.pool);
});
afterAll(() => database.drop());

const statuses = ["active", "discontinued", "archived"] as const;
const shelves = [
  ["on the shelf", { onHand: 5 }],
  ["sold out", { onHand: 0 }],
  ["sold out with backorders", { onHand: 0, allowBackorders: true }],
] as const;
const cases = statuses.flatMap((status) =>
  shelves.flatMap(([shelf, stock]) =>
    [true, false].map((availableForSale) => ({
      name: `${status}, ${shelf}${availableForSale ? "" : ", not for sale"}`,
      status,
      stock,
      availableForSale,
    })),
  ),
);

/** Whether the page of a product offers to buy it; false where there is no page. */
async function pageOffers(id: number, variationId?: number): Promise<boolean> {
  const read = await readProduct(shop, anonymousVisitor, { id, addressSku: null });
  if (!read) return false;
  if (variationId === undefined) return read.product.stock.isInStock;
  return read.offers.find((offer) => offer.id === variationId)?.stock.isInStock ?? false;
}

/** Whether a shopper gets it: adds it and places the order. */
async function orderSucceeds(id: number): Promise<boolean> {
  const { success } = await addToCart(shop, anonymousVisitor, { productId: id, qty: 1 });
  if (!success) return false;
  const guest = await guestAtReview(shop, [[id, 1]]);
  try {
    return (await pressPlace(shop, guest)).isNew;
  } catch (error) {
    if (isAppError(error)) return false;
    throw error;
  }
}

describe.each(cases)("a product that is $name", ({ status, stock, availableForSale }) => {
  it("is sold by the order just when the page offers it", async () => {
    shop = await openPurchaseShop(database.db);
    const id = await addProduct(shop, "MUG", { status, availableForSale, stock });
    expect(await orderSucceeds(id)).toBe(await pageOffers(id));
  });

  it("says the same of a variation that inherits it", async () => {
    shop = await openPurchaseShop(database.db);
    const id = await addVariable(shop, "VASE", { red: { stock } }, { status, availableForSale });
    const variation = await database.db.query.products.findFirst({
      where: (row, { and, eq }) => and(eq(row.tenantId, shop.tenant.id), eq(row.parentId, id)),
    });
    const variationId = variation?.id ?? 0;
    expect(await orderSucceeds(variationId)).toBe(await pageOffers(id, variationId));
  });

  it("refuses what was put into the cart before it came to this", async () => {
    shop = await openPurchaseShop(database.db);
    const id = await addProduct(shop, "MUG");
    const guest = await guestAtReview(shop, [[id, 1]]);
    await database.db.update(products).set({ status }).where(eq(products.tenantId, shop.tenant.id));
    await changeOffer(shop, id, { availableForSale });
    await database.db.update(stockItems).set(stock).where(eq(stockItems.tenantId, shop.tenant.id));
    const isOffered = await pageOffers(id);
    const placed = await pressPlace(shop, guest).then(
      ({ isNew }) => isNew,
      (error: unknown) => (isAppError(error) ? false : Promise.reject(error)),
    );
    expect(placed).toBe(isOffered);
    const left = await database.db.select().from(cartItems).where(eq(cartItems.tenantId, shop.tenant.id));
    expect(left.some((line) => line.productId === id)).toBe(!isOffered);
  });
});
