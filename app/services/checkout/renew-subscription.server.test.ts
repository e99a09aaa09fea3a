import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { products } from "~/tables/catalogue/catalogue";
import { stockItems } from "~/tables/catalogue/offers";
import { orderItems, orders } from "~/tables/orders/orders";
import { subscriptions } from "~/tables/orders/subscriptions";
import { cartItems } from "~/tables/selling/carts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/databases/test-database";
import { changeOffer } from "../catalogue/products/catalogue-fixture.server";
import { releaseExpiredOrder } from "../orders/records/release-expired-order.server";
import { cancelOrder } from "../orders/states/cancel-order.server";
import { changeSubscription } from "../orders/subscriptions/change-subscription.server";
import { findDueSubscriptions } from "../orders/subscriptions/find-due-subscriptions.server";
import {
  openTeaShop,
  startedSubscription,
  type TeaShop,
} from "../orders/subscriptions/subscription-fixture.server";
import { migrateJobs } from "../platform/jobs/migrate-jobs.server";
import { testActor } from "../shops/audit/actor-fixture.server";
import { inTransaction } from "../shops/changes/in-transaction.server";
import { acting } from "../shops/context/shop-context.server";
import { renewSubscription } from "./renew-subscription.server";

let database: TestDatabase;
let shop: TeaShop;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.pool);
});
afterAll(() => database.drop());
beforeEach(async () => {
  const opened = await openTeaShop(database.db);
  shop = {
    ...opened,
    actor: acting({ kind: "job", tenantId: opened.tenant.id, name: "renew-subscriptions" }),
  };
});

const at = (moment: string) => {
  shop.clock.now = new Date(moment);
};
/** Starts in the name of a person, as the orders of customers are. */
const start = (method = "bank_transfer") => startedSubscription(shop, "2-week", method);
const rowOf = async (id: string) => {
  const [row] = await database.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.tenantId, shop.tenant.id), eq(subscriptions.id, id)));
  return row;
};
const renewals = (id: string) =>
  database.db
    .select()
    .from(orders)
    .where(and(eq(orders.tenantId, shop.tenant.id), eq(orders.subscriptionId, id)));
const reserved = async () => {
  const [item] = await database.db.select().from(stockItems).where(eq(stockItems.tenantId, shop.tenant.id));
  return item?.reserved;
};
/** From now on the sandbox declines what a delivery costs. */
const declinedPrice = () => {
  const price = priceEndingIn13();
  return changeOffer(shop, shop.tea, { priceMinor: price, finalPriceMinor: price });
};
const mailJobs = async (id: string) => {
  const { rows } = await database.pool.query<{ key: string }>(
    "select key from graphile_worker.jobs where key like $1 order by key",
    [`subscription-mail:${id}:%`],
  );
  return rows.map(({ key }) => key.split(":").slice(2).join(":"));
};

describe("a delivery", () => {
  it.each([
    ["2026-03-14T23:59:59Z", "not due"],
    ["2026-03-15T05:59:59Z", "not due"],
    ["2026-03-15T06:00:00Z", "ordered"],
  ])("at %s is %s", async (moment, kind) => {
    const { subscription } = await start();
    at(moment);
    expect((await renewSubscription(shop, subscription.id)).kind).toBe(kind);
  });

  it("is ordered at the subscriber's price of its day, to the same address, and asks for its payment", async () => {
    const { subscription, visitor } = await start();
    await changeOffer(shop, shop.tea, { priceMinor: 2000, finalPriceMinor: 2000 });
    at("2026-03-15T12:00:00Z");
    await renewSubscription(shop, subscription.id);
    const [order] = await renewals(subscription.id);
    expect(order).toMatchObject({
      status: "pending",
      customerId: visitor.customer?.id,
      email: "ada@example.com",
      subtotalMinor: 1800,
      shippingMethod: { code: "standard" },
      shippingAddress: { city: "Nazareth" },
      paymentMethod: { code: "bank_transfer" },
    });
    expect(await rowOf(subscription.id)).toMatchObject({ nextOn: "2026-03-29", failedTries: 0 });
  });

  it("is ordered once, however often and by how many processes it is asked for", async () => {
    const { subscription } = await start();
    at("2026-03-15T12:00:00Z");
    await Promise.all([1, 2, 3].map(() => renewSubscription(shop, subscription.id)));
    await renewSubscription(shop, subscription.id);
    expect(await renewals(subscription.id)).toHaveLength(1);
    expect((await rowOf(subscription.id))?.nextOn).toBe("2026-03-29");
  });

  it("starts no other subscription, takes its stock, and leaves the customer's cart alone", async () => {
    const { subscription } = await start();
    at("2026-03-15T12:00:00Z");
    await renewSubscription(shop, subscription.id);
    const all = await database.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.tenantId, shop.tenant.id));
    expect(all).toHaveLength(1);
    const [item] = await database.db.select().from(stockItems).where(eq(stockItems.tenantId, shop.tenant.id));
    expect(item?.reserved).toBe(2);
    const lines = await database.db.select().from(cartItems).where(eq(cartItems.tenantId, shop.tenant.id));
    expect(lines).toEqual([]);
  });

  it("that several are late for is one, and the rhythm goes on", async () => {
    const { subscription } = await start();
    at("2026-04-20T12:00:00Z");
    await renewSubscription(shop, subscription.id);
    expect(await renewals(subscription.id)).toHaveLength(1);
    expect((await rowOf(subscription.id))?.nextOn).toBe("2026-04-26");
  });

  it("of a paused subscription is not ordered", async () => {
    const { subscription } = await start();
    await inTransaction(shop, ({ db }) =>
      db.update(subscriptions).set({ status: "paused" }).where(eq(subscriptions.tenantId, shop.tenant.id)),
    );
    at("2026-03-15T12:00:00Z");
    expect((await renewSubscription(shop, subscription.id)).kind).toBe("not due");
  });
});

describe("paid by a provider that charges again", () => {
  it("is paid when it is ordered", async () => {
    const { subscription } = await start("sandbox_card");
    expect(subscription.storedMethodId).not.toBeNull();
    at("2026-03-15T12:00:00Z");
    expect((await renewSubscription(shop, subscription.id)).kind).toBe("ordered");
    expect(await renewals(subscription.id)).toMatchObject([{ status: "processing" }]);
  });

  it("and declined, stays one open order with its stock until its last try, and is canceled then", async () => {
    const { subscription } = await start("sandbox_card");
    await declinedPrice();
    const seen: unknown[] = [];
    for (const day of ["2026-03-15", "2026-03-16", "2026-03-18", "2026-03-22"]) {
      at(`${day}T12:00:00Z`);
      const { kind } = await renewSubscription(shop, subscription.id);
      const placed = await renewals(subscription.id);
      for (const { id } of placed) await releaseExpiredOrder(shop, id);
      seen.push([kind, placed.map(({ status }) => status), await reserved()]);
    }
    const open = ["failed", ["pending_payment"], 2];
    expect(seen).toEqual([open, open, open, ["failed", ["canceled"], 1]]);
    expect(await rowOf(subscription.id)).toMatchObject({ status: "paused", failedTries: 4, retryAt: null });
    const cart = await database.db.select().from(cartItems).where(eq(cartItems.tenantId, shop.tenant.id));
    expect(cart.filter(({ cartId }) => cartId !== subscription.id)).toEqual([]);
  });

  it("and declined, is not charged again once its customer changes it: its order is canceled", async () => {
    const { subscription, visitor } = await start("sandbox_card");
    await declinedPrice();
    at("2026-03-15T12:00:00Z");
    await renewSubscription(shop, subscription.id);
    const person = { ...shop, actor: acting(testActor) };
    await changeSubscription(person, visitor.customer?.id ?? 0, { intent: "skip", id: subscription.id });
    const [order] = await renewals(subscription.id);
    expect(await releaseExpiredOrder(shop, order?.id ?? "")).toBe(true);
    expect((await rowOf(subscription.id))?.nextOn).toBe("2026-03-29");
  });

  it("and canceled by a person between two tries, moves on to its next day", async () => {
    const { subscription } = await start("sandbox_card");
    await declinedPrice();
    at("2026-03-15T12:00:00Z");
    await renewSubscription(shop, subscription.id);
    const [order] = await renewals(subscription.id);
    await cancelOrder({ ...shop, actor: acting(testActor) }, order?.id ?? "");
    at("2026-03-16T12:00:00Z");
    expect((await renewSubscription(shop, subscription.id)).kind).toBe("canceled");
    expect(await rowOf(subscription.id)).toMatchObject({ nextOn: "2026-03-29", failedTries: 0 });
  });
});

describe("a delivery that cannot be ordered", () => {
  const soldOut = () =>
    inTransaction(shop, ({ db }) =>
      db.update(stockItems).set({ onHand: 0 }).where(eq(stockItems.tenantId, shop.tenant.id)),
    );

  it("is tried again after 1, 2 and 4 days, with a mail each time, and then paused", async () => {
    const { subscription } = await start();
    await soldOut();
    const tries = ["2026-03-15", "2026-03-16", "2026-03-18", "2026-03-22"];
    for (const day of tries) {
      at(`${day}T12:00:00Z`);
      expect((await renewSubscription(shop, subscription.id)).kind).toBe("failed");
      at(`${day}T23:00:00Z`);
      expect((await renewSubscription(shop, subscription.id)).kind).toBe("not due");
    }
    expect(await rowOf(subscription.id)).toMatchObject({
      status: "paused",
      failedTries: 4,
      retryAt: null,
      nextOn: "2026-03-15",
      failure: expect.stringContaining("Out of Stock"),
    });
    expect(await mailJobs(subscription.id)).toEqual([1, 2, 3, 4].map((count) => `2026-03-15:${count}`));
    expect(await renewals(subscription.id)).toEqual([]);
  });

  it("because the product is gone, says so", async () => {
    const { subscription } = await start();
    await inTransaction(shop, ({ db }) => db.delete(products).where(eq(products.tenantId, shop.tenant.id)));
    at("2026-03-15T12:00:00Z");
    expect(await renewSubscription(shop, subscription.id)).toEqual({
      kind: "failed",
      reason: "TEA is no longer sold.",
    });
  });

  it("because its interval is no longer offered, fails", async () => {
    const { subscription } = await start();
    await inTransaction(shop, ({ db }) =>
      db.update(products).set({ subscriptionPlans: [] }).where(eq(products.tenantId, shop.tenant.id)),
    );
    at("2026-03-15T12:00:00Z");
    expect((await renewSubscription(shop, subscription.id)).kind).toBe("failed");
  });
});

it("the job finds what is due, and leaves what waits for its next try", async () => {
  const { subscription } = await start();
  const own = async () =>
    (await findDueSubscriptions({ db: shop.db, now: shop.now })).some(
      ({ subscriptionId }) => subscriptionId === subscription.id,
    );
  expect(await own()).toBe(false);
  at("2026-03-15T12:00:00Z");
  expect(await own()).toBe(true);
  await inTransaction(shop, ({ db }) =>
    db
      .update(subscriptions)
      .set({ retryAt: new Date("2026-03-16T12:00:00Z") })
      .where(eq(subscriptions.tenantId, shop.tenant.id)),
  );
  expect(await own()).toBe(false);
});

it("the lines of its order name the interval", async () => {
  const { subscription } = await start();
  at("2026-03-15T12:00:00Z");
  await renewSubscription(shop, subscription.id);
  const [order] = await renewals(subscription.id);
  const lines = await database.db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.tenantId, shop.tenant.id), eq(orderItems.orderId, order?.id ?? "")));
  expect(lines.flatMap(({ choiceTexts }) => choiceTexts)).toMatchObject([
    { value: "Subscribe, every 2 weeks · 10% off" },
  ]);
});

/** A price whose total, with 10 % off, $6.00 of delivery and 6 % of tax on goods, ends in .13. */
function priceEndingIn13(): number {
  for (let price = 1000; ; price++) {
    const goods = price - Math.round(price * 0.1);
    if ((goods + Math.round(goods * 0.06) + 600) % 100 === 13) return price;
  }
}
