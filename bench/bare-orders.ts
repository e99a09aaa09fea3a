// The bare transaction of an order, run straight by the driver in a process of its own: reads a BareOrders
// job as JSON from standard input and writes the transactions a second. Placing orders over HTTP is compared
// with it.
import { randomUUID } from "node:crypto";
import { text } from "node:stream/consumers";
import type pg from "pg";
import { openPool } from "~/services/platform/db/open-pool.server";

/** Orders to write as copies of `orderId`, as many at a time as there are connections. */
export type BareOrders = {
  url: string;
  tenantId: string;
  orderId: string;
  stockItemIds: string[];
  connections: number;
  count: number;
};

const job = JSON.parse(await text(process.stdin)) as BareOrders;
const pool = openPool({ connectionString: job.url, max: job.connections });

const copyOrder = await copyStatement("orders", "id = $2", {
  id: "$3",
  place_token: "$4",
  increment_id: "$5",
  group_id: "$6",
  invoice_number: "null",
});
// Each takes the stock that its lines name: other parts check the books of this database afterwards.
const copyItems = await copyStatement("order_items", "order_id = $2", {
  order_id: "$3",
  stock_item_id: "$4",
});
const copyEvents = await copyStatement("order_events", "order_id = $2", { order_id: "$3" });
const ofGroup = "group_id = (select group_id from orders where tenant_id = $1 and id = $2)";
const copyPayments = await copyStatement("payments", ofGroup, {
  ...{ id: "$3", reference: "gen_random_uuid()", group_id: "$4" },
});
const copyAllocations = await copyStatement("payment_allocations", "order_id = $2", {
  ...{ payment_id: "$3", order_id: "$4", group_id: "$5" },
});

let begun = 0;
const startedMs = performance.now();
const worker = async () => {
  const client = await pool.connect();
  try {
    while (begun < job.count) await writeOrder(client, begun++);
  } finally {
    client.release();
  }
};
await Promise.all(Array.from({ length: job.connections }, worker));
process.stdout.write(String(job.count / ((performance.now() - startedMs) / 1000)));
await pool.end();

/** What no shop can leave out: a number, locked stock, and the rows of the order. */
async function writeOrder(client: pg.PoolClient, index: number): Promise<void> {
  const { tenantId, orderId } = job;
  const [id, groupId] = [randomUUID(), randomUUID()];
  const stockItemId = job.stockItemIds[index % job.stockItemIds.length];
  const stock = [tenantId, stockItemId];
  await client.query("begin");
  await client.query("select set_config('awning.actor', $1, true)", [
    '{"kind":"command-line","command":"bench"}',
  ]);
  await client.query("select id from stock_items where tenant_id = $1 and id = $2 for update", stock);
  await client.query(
    "update stock_items set reserved = reserved + 1 where tenant_id = $1 and id = $2",
    stock,
  );
  const number = await client.query<{ value: string }>(
    "update shop_counters set value = value + 1 where tenant_id = $1 and name = 'order' and shop_id = (select shop_id from orders where tenant_id = $1 and id = $2) returning value",
    [tenantId, orderId],
  );
  await client.query(
    "insert into order_groups (tenant_id, id, shop_id) select tenant_id, $3, shop_id from orders where tenant_id = $1 and id = $2",
    [tenantId, orderId, groupId],
  );
  await client.query(copyOrder, [tenantId, orderId, id, randomUUID(), number.rows[0]?.value, groupId]);
  await client.query(copyItems, [tenantId, orderId, id, stockItemId]);
  await client.query(copyEvents, [tenantId, orderId, id]);
  const paymentId = randomUUID();
  await client.query(copyPayments, [tenantId, orderId, paymentId, groupId]);
  await client.query(copyAllocations, [tenantId, orderId, paymentId, id, groupId]);
  await client.query("commit");
}

/** The statement that copies rows of a table, with these columns written anew. */
async function copyStatement(table: string, where: string, anew: Record<string, string>): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table],
  );
  const names = rows.map(({ name }) => name);
  const values = names.map((name) => anew[name] ?? name);
  return `insert into ${table} (${names.join(", ")}) select ${values.join(", ")} from ${table} where tenant_id = $1 and ${where}`;
}
