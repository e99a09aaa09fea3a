import type pg from "pg";
import { seedDays } from "~/models/files/seed/seed-customer";
import type { ShopFilesContext } from "~/services/files/files-context.server";
import { seedCustomers } from "~/services/files/seed/seed-customers.server";
import { seedOrders } from "~/services/files/seed/seed-orders.server";
import { seedShop } from "~/services/files/seed/seed-shop.server";
import { refreshSales } from "~/services/numbers/sales/refresh-sales.server";
import { inTurns } from "../../../live/harness/in-turns";
import { type Copies, copiedTables, copyRows, sideBySide } from "./copy-rows";
import { writeOrderTexts } from "./write-order-texts";

const tables = [...copiedTables, "order_texts"];

/**
 * Fills a shop with as many products, customers and orders. A few are made by services; the others are their
 * copies, written while no reference, index or trigger costs anything. Afterwards references are added
 * again, by which PostgreSQL checks every row with one join, the ledger is added up, and guests and the words
 * of orders are written at once. Only for a database that nothing else uses.
 * @throws when a row names another that is not there, the ledger does not add up, or words are not those that
 * services would have written
 */
export async function fillBigShop(
  pool: pg.Pool,
  ctx: ShopFilesContext,
  sizes: { products: number; customers: number; orders: number },
  tell: (line: string) => void,
): Promise<void> {
  const began = performance.now();
  const patterns = Math.min(1000, sizes.products, sizes.customers, sizes.orders);
  await seedShop(ctx, patterns, () => {});

  await seedCustomers(ctx, patterns, () => {});

  // PostgreSQL chooses slow ways through tables it never counted.
  await seedOrders(ctx, 50, () => {});
  await seedOrders(ctx, patterns, () => {});

  await pool.query(`insert into shipments (tenant_id, order_id, carrier, tracking_number, created_at)
    select tenant_id, id, 'ups', (94000000000 + (increment_id::int - 100001) * 10000)::text, created_at + interval '2 days'
    from orders where status = 'complete'`);
  await pool.query(`insert into shipment_items (tenant_id, order_id, shipment_id, order_item_id, qty)
    select s.tenant_id, s.order_id, s.id, i.id, i.qty
    from shipments s join order_items i on i.tenant_id = s.tenant_id and i.order_id = s.order_id`);

  await pool.query(`update audit_log a set at = o.created_at from orders o
    where a.tenant_id = o.tenant_id and a.subject = 'orders' and a.subject_id = o.id::text`);
  tell(`  patterns: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const copies = (count: number) => Math.max(1, Math.round(count / patterns));
  const wanted: Copies = {
    patterns,
    products: copies(sizes.products),
    customers: copies(sizes.customers),
    orders: copies(sizes.orders),
    days: seedDays,
  };
  const [references, indexes] = [await readReferences(pool), await readIndexes(pool)];
  for (const { drop } of [...references, ...indexes]) await pool.query(drop);
  for (const table of tables) await pool.query(`alter table ${table} disable trigger user`);
  await copyRows(pool, wanted, tell);
  await pool.query(`update shop_counters set value = value + ${sizes.orders + 200_000}`);
  const { rows } = await pool.query(
    `select movement_id from ledger_entries group by tenant_id, movement_id having sum(amount_minor) <> 0 limit 1`,
  );
  if (rows.length > 0)
    throw new Error(`A movement of the ledger does not add up: ${JSON.stringify(rows[0])}`);
  const lexemes = await writeOrderTexts(pool, wanted, tell);
  for (const table of tables) await pool.query(`alter table ${table} enable trigger user`);
  await pool.query("analyze");
  const add = async ({ add: text }: Part) => {
    const [began, isOfWords] = [performance.now(), text.includes("order_lexemes")];
    await (isOfWords ? lexemes.during(() => pool.query(text)) : pool.query(text));
    const seconds = (performance.now() - began) / 1000;
    if (seconds > 5) tell(`  ${text.slice(0, 90)}: ${seconds.toFixed(1)} s`);
  };
  // The index of words takes longest, so it begins first.
  const ofWords = indexes.filter(({ add: text }) => text.includes("order_lexemes"));
  await inTurns([...new Set([...ofWords, ...indexes])], sideBySide, add);
  await inTurns(references, 1, add);
  await pool.query(
    `select write_guests(array_agg(tenant_id), array_agg(shop_id), array_agg(email))
    from (select distinct tenant_id, shop_id, lower(email) as email from orders where customer_id is null) g`,
  );
  // A shop of that age has long counted its sales; those of the days that screens show are enough here.
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  await refreshSales(ctx, { from: day(31), to: day(0) });
  await pool.query("update sales_counts set counted_until = now()");
}

type Part = { drop: string; add: string };

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
