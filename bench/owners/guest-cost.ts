import type pg from "pg";
import type { Measure } from "../measure";
import { processMs } from "../processor-time";

const copies = `insert into orders select (jsonb_populate_record(o, jsonb_build_object(
  'id', gen_random_uuid(), 'place_token', gen_random_uuid(), 'invoice_number', null,
  'increment_id', 'C' || $2 || '-' || n, 'email', 'c' || $2 || '-' || n || '@example.com'))).*
  from (select * from orders where customer_id is null limit 1) o, generate_series(1, $1::int) n`;
/** (n) PostgreSQL's processor for an order of a guest, with and without the triggers. Nothing stays. */
export async function measureGuestCost(pool: pg.Pool, pid: number): Promise<Measure[]> {
  const cost = async (orders: number, times: number, to: "enable" | "disable") => {
    await pool.query(`begin; alter table orders ${to} trigger guests_of_orders_added`);
    const before = processMs(pid);
    for (let time = 0; time < times; time++) await pool.query(copies, [orders, String(time)]);
    const ms = (processMs(pid) - before) / (orders * times);
    await pool.query("rollback");
    return ms;
  };
  const of = async (what: string, orders: number, times: number): Promise<Measure> => {
    const theirs = await cost(orders, times, "disable");
    const value = (await cost(orders, times, "enable")) - theirs;
    const ours = theirs + value;
    return { name: `(n) a guest kept at ${what}`, ours, theirs, unit: "ms CPU", value, target: { most: 2 } };
  };
  return [await of("an order placed", 1, 400), await of("each of 5,000 orders at once", 5000, 1)];
}
