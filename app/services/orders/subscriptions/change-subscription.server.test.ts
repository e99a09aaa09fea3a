import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { products } from "~/tables/catalogue/catalogue";
import { subscriptions } from "~/tables/orders/subscriptions";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/databases/test-database";
import { asShopper } from "../../checkout/steps/purchase-fixture.server";
import { migrateJobs } from "../../platform/jobs/migrate-jobs.server";
import { byTest } from "../../shops/audit/actor-fixture.server";
import { changeSubscription, type SubscriptionChange } from "./change-subscription.server";
import { listSubscriptions } from "./list-subscriptions.server";
import { readSubscriptionAddress } from "./read-subscription.server";
import {
  openTeaShop,
  startedSubscription,
  subscriberAtReview,
  type TeaShop,
} from "./subscription-fixture.server";

type Started = Awaited<ReturnType<typeof startedSubscription>>;

let database: TestDatabase;
let shop: TeaShop;
let started: Started;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateJobs(database.pool);
});
afterAll(() => database.drop());
beforeEach(async () => {
  shop = await openTeaShop(database.db);
  started = await startedSubscription(shop);
});

const customerId = () => started.visitor.customer?.id ?? 0;
const change = (asked: SubscriptionChange) =>
  changeSubscription(asShopper(shop, started.visitor), customerId(), asked);
/** Names the customer's subscription. */
const own = () => ({ id: started.subscription.id });
const now = async () => {
  const [row] = await database.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.tenantId, shop.tenant.id), eq(subscriptions.id, started.subscription.id)));
  return row;
};

describe("a customer", () => {
  it("skips a delivery, and the rhythm goes on", async () => {
    await change({ ...own(), intent: "skip" });
    expect(await now()).toMatchObject({ status: "active", nextOn: "2026-03-29" });
  });

  it("pauses, and resumes with the next day of the rhythm", async () => {
    await change({ ...own(), intent: "pause" });
    expect(await now()).toMatchObject({ status: "paused" });
    shop.clock.now = new Date("2026-04-01T12:00:00Z");
    await change({ ...own(), intent: "resume" });
    expect(await now()).toMatchObject({ status: "active", nextOn: "2026-04-12" });
  });

  it("resumes before the next delivery, which stays", async () => {
    await change({ ...own(), intent: "pause" });
    await change({ ...own(), intent: "resume" });
    expect(await now()).toMatchObject({ nextOn: "2026-03-15" });
  });

  it("changes the interval, counted from the next delivery", async () => {
    await change({ ...own(), intent: "interval", plan: "1-month" });
    expect(await now()).toMatchObject({
      every: 1,
      unit: "month",
      firstOn: "2026-03-15",
      nextOn: "2026-03-15",
      lineData: { options: { subscription_plan: "1-month" } },
    });
    await change({ ...own(), intent: "skip" });
    expect(await now()).toMatchObject({ nextOn: "2026-04-15" });
  });

  it("changes the address", async () => {
    await change({ ...own(), intent: "address", address: { ...nazareth, city: "Easton" } });
    const owner = asShopper(shop, started.visitor);
    const found = await readSubscriptionAddress(owner, customerId(), started.subscription.id);
    expect(found).toMatchObject({ name: "TEA", address: { city: "Easton" } });
  });

  it("is refused an address in a state that the shop or the product is not sent to", async () => {
    shop.shop.settings.us_restrict_states.push("CA");
    const address = { ...nazareth, state: "CA", city: "Los Angeles", postcode: "90001" };
    await expect(change({ ...own(), intent: "address", address })).rejects.toMatchObject({
      code: "invalid",
      field: "state",
      message: "TEA cannot be shipped to California.",
    });
    shop.shop.settings.us_restrict_states.pop();
    await byTest(database.db, (db) =>
      db
        .update(products)
        .set({ shippingTerms: { methods: [], methodsText: "", excluded: ["US-CA"] } })
        .where(and(eq(products.tenantId, shop.tenant.id), eq(products.id, shop.tea))),
    );
    await expect(change({ ...own(), intent: "address", address })).rejects.toThrow("California");
    expect(await now()).toMatchObject({ shippingAddress: { state: "PA" } });
  });

  it("cancels, and nothing more can be done", async () => {
    await change({ ...own(), intent: "cancel" });
    expect(await now()).toMatchObject({ status: "canceled" });
    for (const intent of ["pause", "resume", "skip", "cancel"] as const)
      await expect(change({ ...own(), intent })).rejects.toThrow(
        "This is not possible: the subscription is canceled.",
      );
    await expect(change({ ...own(), intent: "interval", plan: "1-month" })).rejects.toThrow("canceled");
  });

  it("may choose only intervals that the product offers", async () => {
    await expect(change({ ...own(), intent: "interval", plan: "3-week" })).rejects.toThrow(
      "Please choose one of the intervals.",
    );
  });

  it("sees it with its orders and what can be done", async () => {
    const owner = asShopper(shop, started.visitor);
    expect(await listSubscriptions(owner, customerId())).toMatchObject([
      {
        name: "TEA",
        qty: 1,
        intervalText: "every 2 weeks",
        status: "active",
        nextOnText: "Mar 15 2026",
        steps: ["pause", "skip", "cancel", "change"],
        plans: [{ isCurrent: true }, { isCurrent: false }],
        orders: [{ id: started.orderId }],
      },
    ]);
  });
});

it("another customer neither sees nor changes it", async () => {
  const other = await subscriberAtReview(shop, []);
  const ctx = asShopper(shop, other);
  const otherId = other.customer?.id ?? 0;
  const { id } = started.subscription;
  expect(await listSubscriptions(ctx, otherId)).toEqual([]);
  await expect(changeSubscription(ctx, otherId, { intent: "cancel", id })).rejects.toMatchObject({
    status: 404,
  });
  await expect(changeSubscription(ctx, customerId(), { intent: "cancel", id })).rejects.toMatchObject({
    status: 403,
  });
  await expect(readSubscriptionAddress(ctx, otherId, id)).rejects.toMatchObject({ status: 404 });
  await expect(readSubscriptionAddress(ctx, otherId, "no-id")).rejects.toMatchObject({ status: 404 });
  expect(await now()).toMatchObject({ status: "active" });
});
