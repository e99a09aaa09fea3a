import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderItems } from "~/tables/orders/orders";
import { subscriptions } from "~/tables/orders/subscriptions";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { readCheckout } from "../../checkout/read-checkout.server";
import { pressPlace } from "../../checkout/steps/purchase-fixture.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { readCart } from "../../selling/cart-page/read-cart-summary.server";
import { purchaseOf } from "../../selling/cart-page/read-purchase.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { changeOrderStatus } from "../states/change-order-status.server";
import { startSubscriptions } from "./start-subscriptions.server";
import { guestWithTea, openTeaShop, subscriberAtReview, type TeaShop } from "./subscription-fixture.server";

let database: TestDatabase;
let shop: TeaShop;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.pool);
});
afterAll(() => database.drop());
beforeEach(async () => {
  shop = await openTeaShop(database.db);
});

const started = () =>
  database.db.select().from(subscriptions).where(eq(subscriptions.tenantId, shop.tenant.id));

describe("in a cart", () => {
  it("a product bought once and at an interval has two lines, the second at the subscriber's price", async () => {
    const visitor = await subscriberAtReview(shop, [
      [1, "once"],
      [2, "2-week"],
    ]);
    const { items } = (await readCart(shop, visitor)).summary;
    expect(items.map(({ qty, priceMinor, listPriceMinor }) => [qty, priceMinor, listPriceMinor])).toEqual([
      [1, 1400, null],
      [2, 1260, 1400],
    ]);
    expect(items[1]?.choiceTexts).toMatchObject([
      { label: "How often", value: "Subscribe, every 2 weeks · 10% off" },
    ]);
  });

  it("a one-time purchase is one line, whether it was chosen or not", async () => {
    const visitor = await subscriberAtReview(shop, [
      [1, "once"],
      [1, null],
    ]);
    expect((await readCart(shop, visitor)).summary.items).toMatchObject([{ qty: 2 }]);
  });

  it("an interval that the product does not offer is refused", async () => {
    const visitor = await subscriberAtReview(shop, [[1, "3-week"]]);
    expect((await readCart(shop, visitor)).summary.items).toEqual([]);
  });
});

describe("the checkout", () => {
  it("places no subscription of a guest", async () => {
    const guest = await guestWithTea(shop, "2-week");
    await expect(pressPlace(shop, guest)).rejects.toThrow(
      "Sign in or create an account to subscribe. Your cart stays as it is.",
    );
  });

  it("offers only ways to pay that can be used again", async () => {
    const visitor = await subscriberAtReview(shop, [[1, "2-week"]]);
    const { paymentMethods, express } = await readCheckout(shop, purchaseOf(visitor), {
      asked: null,
      sandboxAllowed: true,
    });
    expect(paymentMethods.map(({ code }) => code)).toEqual(["bank_transfer", "sandbox_card"]);
    expect(express).toEqual([]);
  });
});

describe("an order", () => {
  it("starts one subscription for each line bought at an interval, once it is paid", async () => {
    const visitor = await subscriberAtReview(shop, [
      [1, "once"],
      [2, "2-week"],
      [1, "1-month"],
    ]);
    const { orderId } = await pressPlace(shop, visitor);
    expect(await started()).toEqual([]);
    await changeOrderStatus(shop, orderId, "processing");
    await inTransaction(shop, (inner) => startSubscriptions(inner, orderId));
    expect(await started()).toMatchObject([
      {
        customerId: visitor.customer?.id,
        orderId,
        qty: 2,
        every: 2,
        unit: "week",
        status: "active",
        firstOn: "2026-03-01",
        nextOn: "2026-03-15",
        paymentMethodCode: "bank_transfer",
        shippingMethodCode: "standard",
        email: "ada@example.com",
      },
      { qty: 1, every: 1, unit: "month", nextOn: "2026-04-01" },
    ]);
  });

  it("counts from the day of the shop's clock", async () => {
    shop = await openTeaShop(database.db, { general: { time_zone: "Pacific/Auckland" } });
    const { orderId } = await pressPlace(shop, await subscriberAtReview(shop, [[1, "2-week"]]));
    await changeOrderStatus(shop, orderId, "processing");
    expect(await started()).toMatchObject([{ firstOn: "2026-03-02", nextOn: "2026-03-16" }]);
  });

  it("of a one-time purchase starts none", async () => {
    const { orderId } = await pressPlace(shop, await subscriberAtReview(shop, [[1, "once"]]));
    await changeOrderStatus(shop, orderId, "processing");
    const [line] = await database.db
      .select()
      .from(orderItems)
      .where(and(eq(orderItems.tenantId, shop.tenant.id), eq(orderItems.orderId, orderId)));
    expect(line?.lineData).toEqual({ options: {}, personalization: {} });
    expect(await started()).toEqual([]);
  });
});
