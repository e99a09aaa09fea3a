import { performance } from "node:perf_hooks";
import { sql } from "drizzle-orm";
import type { ShopContext } from "~/services/shops/shop-context.server";
import type { LiveServer } from "../tests/live/harness/live-server";
import type { Measure } from "./measure";
import { postgresMs } from "./processor-time";

/** Prices that are changed, and which one each becomes, minor units. */
const [priceCount, newPriceMinor] = [10_000, 4321];

/**
 * A change of 10,000 prices by the owner's API and its job: how long until it is done, how much of the processor it
 * takes, and how soon after that a kept page shows it.
 * @param at `pid` is a process of the server's PostgreSQL
 */
export async function changeManyPrices(
  { db, tenant, shop }: ShopContext,
  { key, server, pid }: { key: string; server: LiveServer; pid: number },
): Promise<Measure[]> {
  const host = `http://${shop.code}.localhost`;
  const { rows } = await db.execute<{ sku: string; slug: string | null }>(sql`
    select sku, slug from products where tenant_id = ${tenant.id} and class_code = 'simple'
    order by id limit ${priceCount}`);
  // Variations have no page of their own.
  const page = new URL(`/${rows.findLast(({ slug }) => slug !== null)?.slug}`, host);
  const shows = async () => {
    const { body } = await server.send({
      method: "GET",
      url: page,
      headers: { accept: "text/html" },
      body: "",
    });
    return body.includes("43.21");
  };
  for (let time = 0; time < 3; time++) await shows();
  const call = async <Data>(query: string, variables: Record<string, unknown>): Promise<Data> => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const body = JSON.stringify({ query, variables });
    const answer = await server.send({ method: "POST", url: new URL("/admin-graphql", host), headers, body });
    const { data, errors } = JSON.parse(answer.body) as { data: Data; errors?: unknown };
    if (errors) throw new Error(answer.body);
    return data;
  };
  const changes = rows.map(({ sku }) => ({ sku, priceMinor: newPriceMinor, finalMinor: newPriceMinor }));
  await server.held();
  const databaseMs = postgresMs(pid);
  const startedMs = performance.now();
  const { startBulkChange } = await call<{ startBulkChange: { id: string } }>(
    "mutation ($rows: [JSON!]!) { startBulkChange(input: { kind: price, rows: $rows }) { id } }",
    { rows: changes },
  );
  for (;;) {
    const { bulkOperation } = await call<{ bulkOperation: { state: string; refused: number } }>(
      "query ($id: ID!) { bulkOperation(id: $id) { state refused } }",
      { id: startBulkChange.id },
    );
    if (bulkOperation.state === "done" && bulkOperation.refused === 0) break;
    if (bulkOperation.state !== "running") throw new Error(JSON.stringify(bulkOperation));
    await new Promise((done) => setTimeout(done, 250));
  }
  const doneMs = performance.now();
  while (!(await shows())) await new Promise((done) => setTimeout(done, 10));
  const freshMs = performance.now() - doneMs;
  const { cpuMs } = await server.held();
  const databaseCpuMs = postgresMs(pid) - databaseMs;
  const name = `(n) change of ${rows.length.toLocaleString("en")} prices`;
  return [
    {
      ...{ name, ours: doneMs - startedMs, theirs: 0, unit: "ms" },
      ...{ value: doneMs - startedMs, target: { most: 10_000 } },
    },
    {
      ...{ name: `${name}, node`, ours: cpuMs, theirs: 0, unit: "ms CPU" },
      ...{ value: cpuMs, target: { most: 10_000 } },
    },
    {
      ...{ name: `${name}, PostgreSQL`, ours: databaseCpuMs, theirs: 0, unit: "ms CPU" },
      ...{ value: databaseCpuMs, target: { most: 10_000 } },
    },
    {
      ...{ name: `${name}, after which a kept page shows it`, ours: freshMs, theirs: 0, unit: "ms" },
      ...{ value: freshMs, target: { most: 1000 } },
    },
  ];
}
