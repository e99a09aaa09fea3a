import { eq } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { taxRateProblem } from "~/models/shops/settings/doubtful-rate";
import { orderItems, orders } from "~/tables/orders/orders";
import { withTestDatabase } from "../../../../tests/support/databases/with-test-database";
import { runs } from "../../../../tests/support/runs/property-runs";
import { addProduct } from "../../catalogue/products/catalogue-fixture.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import { guestAtReview, openPurchaseShop, pressPlace } from "./purchase-fixture.server";

const database = withTestDatabase();

const goods = fc.array(
  fc.record({
    priceMinor: fc.integer({ min: 1, max: 99_999 }),
    qty: fc.integer({ min: 1, max: 9 }),
    taxClass: fc.constantFrom("standard", "reduced", "free"),
    shippingFeeMinor: fc.option(fc.nat(2_000)),
  }),
  { minLength: 1, maxLength: 4 },
);
const rate = fc.integer({ min: 0, max: 3_000 }).filter((basisPoints) => taxRateProblem(basisPoints) === null);

describe("an order's rows", () => {
  it("always add up to its total, and to the total of the cart it was made of", async () => {
    await fc.assert(
      fc.asyncProperty(goods, rate, rate, fc.boolean(), async (wanted, standard, excise, pricesInclude) => {
        const at = { country: "US", state: "PA" } as const;
        const shop = await openPurchaseShop(database.db, {
          tax: {
            pricesInclude,
            rules: [
              { ...at, name: "Sales tax", rateBasisPoints: standard, appliesToShipping: true },
              { ...at, name: "Reduced", taxClass: "reduced", rateBasisPoints: 333 },
              { ...at, name: "Excise", kind: "other", rateBasisPoints: excise },
            ],
          },
        });
        const cart: [number, number][] = [];
        for (const [index, { qty, ...product }] of wanted.entries())
          cart.push([await addProduct(shop, `P${index}`, product), qty]);
        const guest = await guestAtReview(shop, cart);
        const { totals } = (await readCart(shop, guest)).summary;
        const { orderId } = await pressPlace(shop, guest);
        const [order] = await database.db.select().from(orders).where(eq(orders.id, orderId));
        const rows = await database.db.select().from(orderItems).where(eq(orderItems.orderId, orderId));
        if (!order) throw new Error("no order");
        const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
        const taxes = pricesInclude
          ? 0
          : order.taxMinor + sum(order.otherTax.map(({ amountMinor }) => amountMinor));
        expect(order.grandTotalMinor).toBe(totals.grandTotalMinor);
        expect(sum(rows.map(({ rowTotalMinor }) => rowTotalMinor))).toBe(order.subtotalMinor);
        expect(rows.every((row) => row.rowTotalMinor === row.qty * row.priceMinor)).toBe(true);
        const fees = wanted.map(({ qty, shippingFeeMinor }) => qty * (shippingFeeMinor ?? 0));
        expect(order.shippingFeeMinor).toBe(sum(fees));
        expect(rows.map((row) => row.shippingFeeMinor).sort()).toEqual(fees.sort());
        const deliveryMinor = order.shippingMinor + order.shippingFeeMinor;
        const steps = order.adjustments.filter(({ isContained }) => !isContained);
        const listMinor = wanted.map(({ qty, priceMinor }) => qty * priceMinor);
        expect(sum(listMinor) + sum(steps.map((step) => step.amountMinor))).toBe(order.totalDueMinor);
        const lineIds = new Set(rows.map(({ lineId }) => lineId));
        expect(
          order.adjustments.flatMap(({ shares }) => shares).every((share) => lineIds.has(share.lineId)),
        ).toBe(true);
        expect(order.subtotalMinor - order.discountMinor + deliveryMinor + taxes).toBe(order.grandTotalMinor);
      }),
      { numRuns: runs(10, 100) },
    );
  });
});
