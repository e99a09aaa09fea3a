import { sql } from "drizzle-orm";
import type { Db } from "~/services/platform/db/pool/open-pool.server";

/**
 * Counters of a whole shop, which every request may move, and what is the shop's: large, and of no customer.
 */
const left = new Set([
  "rate_limits",
  "sign_in_failures",
  "shop_counters",
  "audit_log",
  "tenants",
  "sellers",
  "shops",
  "shop_domains",
  "shop_secrets",
  "payment_webhooks",
  "staff",
  "staff_roles",
  "slugs",
  "categories",
  "option_sets",
  "products",
  "product_categories",
  "product_children",
  "search_words",
  "video_embeds",
  "templates",
  "widget_contents",
  "menus",
  "offers",
  "price_levels",
  "stock_items",
]);

/** All rows of a database at one moment, kept in a schema beside them. */
export type KeptRows = {
  /** Rows of that moment that were changed or removed since, and later ones that name one of these things. */
  differences: (owned: OwnedIds) => Promise<string[]>;
};

/** By column, or table and column (`customers.id`), ids of somebody's things as text. */
export type OwnedIds = Record<string, readonly string[]>;

/** Keeps the rows of every table that may have a customer's. */
export async function keepRows(db: Db): Promise<KeptRows> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`);
  const tables = rows.map(({ name }) => name).filter((name) => !left.has(name));
  const changed = (name: string, isNew: boolean) => {
    const [table, copy] = [sql.identifier(name), sql`kept.${sql.identifier(name)}`];
    const now = sql`select to_jsonb(t) as row from ${table} t`;
    const compared = isNew
      ? sql`${now} except all select row from ${copy}`
      : sql`select row from ${copy} except all ${now}`;
    return sql`select ${name}::text as name, ${isNew}::boolean as "isNew", row from (${compared}) d`;
  };
  const compared = sql.join(
    tables.flatMap((name) => [changed(name, false), changed(name, true)]),
    sql` union all `,
  );
  await db.execute(sql`create schema kept`);
  for (const name of tables)
    await db.execute(
      sql`create table kept.${sql.identifier(name)} as select to_jsonb(t) as row from ${sql.identifier(name)} t`,
    );
  return {
    async differences(owned) {
      const found = await db.execute<Difference>(compared);
      return found.rows.filter((row) => concerns(row, owned)).map(sayDifference);
    },
  };
}

type Difference = { name: string; isNew: boolean; row: Record<string, unknown> };

/** Whether a row is one of the kept ones, or was added to what somebody owns. */
const concerns = ({ name, isNew, row }: Difference, owned: OwnedIds): boolean =>
  !isNew ||
  Object.entries(row).some(([column, value]) =>
    [column, `${name}.${column}`].some((key) => owned[key]?.includes(String(value))),
  );

const sayDifference = ({ name, isNew, row }: Difference): string =>
  `${isNew ? "new in" : "gone from"} ${name}: ${JSON.stringify(row)}`;
