import type pg from "pg";

/** Tables that generated orders are written to. */
const tables = [
  "order_groups",
  "orders",
  "order_items",
  "order_events",
  "order_texts",
  "payments",
  "payment_allocations",
  "payment_outcomes",
  "ledger_movements",
  "ledger_entries",
  "audit_log",
];

type Part = { drop: string; add: string };

/**
 * Writes a million orders in minutes: row by row their references and the ledger's sums cost most of the
 * time. Both are off while `work` writes, and so are indexes that keep nothing unique and the guests, which
 * are looked up by one; afterwards references are added again, by which PostgreSQL checks every row with one
 * join, the ledger is added up at once, and guests are written.
 * Only for a database that nothing else uses.
 * @throws when a row names another that is not there, or the ledger does not add up
 */
export async function fillAtOnce(pool: pg.Pool, work: () => Promise<unknown>): Promise<void> {
  const parts = [...(await readReferences(pool)), ...(await readIndexes(pool))];
  for (const { drop } of parts) await pool.query(drop);
  await pool.query("alter table ledger_entries disable trigger ledger_movement_checked");
  await pool.query("alter table orders disable trigger guests_of_orders_added");
  await work();
  await pool.query("alter table orders enable trigger guests_of_orders_added");
  await pool.query("alter table ledger_entries enable trigger ledger_movement_checked");
  const { rows } = await pool.query(
    `select movement_id from ledger_entries group by tenant_id, movement_id having sum(amount_minor) <> 0 limit 1`,
  );
  if (rows.length > 0)
    throw new Error(`A movement of the ledger does not add up: ${JSON.stringify(rows[0])}`);
  await pool.query("set maintenance_work_mem = '256MB'");
  for (const { add } of parts.reverse()) await pool.query(add);
  await pool.query("analyze orders");
  await pool.query(
    `select write_guests(array_agg(tenant_id), array_agg(shop_id), array_agg(lower(email)))
    from orders where customer_id is null having count(*) > 0`,
  );
}

async function readReferences(pool: pg.Pool): Promise<Part[]> {
  const { rows } = await pool.query<Part>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`,
    [tables],
  );
  return rows;
}

async function readIndexes(pool: pg.Pool): Promise<Part[]> {
  const { rows } = await pool.query<Part>(
    `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as add
    from pg_index where not indisunique and indrelid = any($1::regclass[])`,
    [tables],
  );
  return rows;
}
