import type pg from "pg";
import { type Measure, say } from "../measure";
import { processMs } from "../processor-time";

/** Orders that are written one by one, and by one statement. */
const [oneByOne, atOnce] = [400, 5000];

/**
 * What keeping guests costs where their orders are written: the processor of PostgreSQL for an order placed,
 * and for each of many that one statement writes, beside what it takes without the triggers. Nothing stays.
 * @param pool has one connection
 */
export async function measureGuestCost(pool: pg.Pool, pid: number): Promise<Measure[]> {
  const single = await costsOf(pool, pid, { orders: 1, times: oneByOne });
  const many = await costsOf(pool, pid, { orders: atOnce, times: 1 });
  return [
    measure("an order of a guest written, with the guest kept, PostgreSQL", single),
    measure(`each of ${atOnce} orders of guests written at once, with the guests kept, PostgreSQL`, many),
  ];
}

type Costs = { withMs: number; withoutMs: number };

function measure(what: string, { withMs, withoutMs }: Costs): Measure {
  say(`  ${what}: ${withMs.toFixed(2)} ms, without ${withoutMs.toFixed(2)} ms`);
  const value = withMs - withoutMs;
  return {
    name: `(n) ${what}`,
    ours: withMs,
    theirs: withoutMs,
    unit: "ms CPU",
    value,
    target: { most: 2 },
  };
}

/** Copies of orders that guests placed, each of an email of its own, as the statement that places one. */
const copies = `
  insert into orders select (jsonb_populate_record(o, jsonb_build_object(
    'id', gen_random_uuid(), 'place_token', gen_random_uuid(), 'invoice_number', null,
    'increment_id', 'C' || $2 || '-' || n, 'email', 'c' || $2 || '-' || n || '@example.com'))).*
  from (select * from orders where customer_id is null order by created_at desc limit 1) o,
    generate_series(1, $1::int) n`;

async function costsOf(
  pool: pg.Pool,
  pid: number,
  { orders, times }: { orders: number; times: number },
): Promise<Costs> {
  const run = async (isKept: boolean): Promise<number> => {
    await pool.query("begin");
    try {
      if (!isKept) await pool.query("alter table orders disable trigger guests_of_orders_added");
      await pool.query(copies, [orders, "warm"]);
      const before = processMs(pid);
      for (let time = 0; time < times; time++) await pool.query(copies, [orders, String(time)]);
      return (processMs(pid) - before) / (orders * times);
    } finally {
      await pool.query("rollback");
    }
  };
  return { withoutMs: await run(false), withMs: await run(true) };
}
