import { beforeAll, expect, it } from "vitest";
import { withTestDatabase } from "../../../../../../tests/support/databases/with-test-database";
import {
  openTeaShop,
  startedSubscription,
  type TeaShop,
} from "../../../../orders/subscriptions/subscription-fixture.server";
import { migrateJobs } from "../../../../platform/jobs/migrate-jobs.server";
import { callOwner, keyFor } from "../../owner-fixture.server";

const database = withTestDatabase();
let shop: TeaShop;
let id: string;
let key: string;

beforeAll(async () => {
  await migrateJobs(database.pool);
  shop = await openTeaShop(database.db);
  id = (await startedSubscription(shop)).subscription.id;
  key = await keyFor(shop, ["customers:write"]);
});

const call = (query: string, by = key) => callOwner(shop, by, query);
const change = (step: string, more = "") =>
  `mutation { changeSubscription(id: "${id}", step: ${step}${more}) { status interval nextOn } }`;

it("is listed, shown, and changed as its state allows", async () => {
  const list =
    "{ subscriptions(status: active) { nodes { id interval } pageInfo { endCursor hasNextPage } } }";
  const { data } = await call(list);
  expect(data).toMatchObject({ subscriptions: { nodes: [{ id, interval: "every 2 weeks" }] } });
  const { endCursor } = (data as { subscriptions: { pageInfo: { endCursor: string } } }).subscriptions
    .pageInfo;
  const rest = await call(`{ subscriptions(after: "${endCursor}") { nodes { id } } }`);
  expect(rest.data).toEqual({ subscriptions: { nodes: [] } });
  expect((await call(change("pause"))).data).toMatchObject({ changeSubscription: { status: "paused" } });
  expect((await call(change("skip"))).errors).toMatchObject([{ extensions: { code: "conflict" } }]);
  expect((await call(change("interval", ', plan: "1-month"'))).data).toMatchObject({
    changeSubscription: { interval: "every month" },
  });
  expect((await call(change("address"))).errors).toMatchObject([
    { extensions: { code: "invalid", field: "address" } },
  ]);
  expect((await call(change("cancel"))).data).toMatchObject({ changeSubscription: { status: "canceled" } });
});

it("is nothing for another business, nor for a key without customers", async () => {
  const one = `{ subscription(id: "${id}") { id } }`;
  const other = await openTeaShop(database.db);
  const foreign = await callOwner(other, await keyFor(other, ["customers:write"]), one);
  expect(foreign.data).toEqual({ subscription: null });
  const without = await call(one, await keyFor(shop, ["orders:write"]));
  expect(without.errors).toMatchObject([{ extensions: { code: "forbidden" } }]);
});
