import { eq, inArray, max } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { nothingAsked } from "~/models/agents/purchase/asked-purchase";
import { agentCheckouts } from "~/tables/agents/agents";
import { orderEvents } from "~/tables/orders/orders";
import { withTestDatabase } from "../../../tests/support/databases/with-test-database";
import { buyFromTwo } from "../orders/records/market-order-fixture.server";
import { shopKey } from "../shops/context/of-shop.server";
import type { JobDeps } from "../shops/jobs/job.server";
import { lookAfterAgentsJob } from "./look-after-agents.server";

const database = withTestDatabase();
let bought: Awaited<ReturnType<typeof buyFromTwo>>;

beforeAll(async () => {
  bought = await buyFromTwo(database.db);
  const { market, house } = bought;
  await database.db.insert(agentCheckouts).values({
    ...shopKey(market),
    kind: "ucp checkout",
    agent: "https://agent.example/profile",
    sessionHash: "guest",
    asked: nothingAsked,
    eventsUrl: "https://agent.example/orders",
    orderId: house.id,
    endedAs: { status: "completed" },
    createdAt: market.now(),
    updatedAt: market.now(),
    expiresAt: market.now(),
  });
});

/** Jobs that tell the agent, after it was told up to an event. */
async function jobsAfter(toldEventId: number): Promise<number> {
  const { market, house } = bought;
  const key = `tell-agent:${house.id}`;
  await database.pool.query("select graphile_worker.remove_job($1)", [key]);
  await database.db.update(agentCheckouts).set({ toldEventId }).where(eq(agentCheckouts.orderId, house.id));
  await lookAfterAgentsJob(
    { db: database.db, now: market.now } as JobDeps & Parameters<typeof lookAfterAgentsJob>[0],
    {},
  );
  const { rows } = await database.pool.query("select 1 from graphile_worker.jobs where key = $1", [key]);
  return rows.length;
}

test("an agent hears what happened to an order, and to those placed with it (rule agents-8)", async () => {
  const { house, pottery } = bought;
  const newestOf = async (...ids: string[]) => {
    const [row] = await database.db
      .select({ id: max(orderEvents.id) })
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, ids));
    return row?.id ?? 0;
  };
  const both = await newestOf(house.id, pottery.id);
  expect(await jobsAfter(both)).toBe(0);
  expect(await jobsAfter(both - 1)).toBe(1);
  expect(await jobsAfter(0)).toBe(1);
});

test("an agent is not told of an order that was given up unpaid, and its checkout is open again (rule agents-23)", async () => {
  const ofOrder = eq(agentCheckouts.orderId, bought.house.id);
  await database.db.update(agentCheckouts).set({ endedAs: null }).where(ofOrder);
  expect(await jobsAfter(0)).toBe(0);
});
