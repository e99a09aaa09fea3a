import type pg from "pg";
import { inTurns } from "../../../live/harness/in-turns";

/** How many rows the patterns are, and how many times each is there afterwards, itself counted. */
export type Copies = { patterns: number; products: number; customers: number; orders: number; days: number };

/** Statements that run side by side, each by a process of PostgreSQL. */
export const sideBySide = 5;

type Kind = "products" | "customers" | "orders";

/** What an SKU, an address and an e-mail become in a copy; `p`, `k` and `c` count copies. */
const sku = (of: string, patterns: number) =>
  `regexp_replace(${of}, '^BIG-\\d+', 'BIG-' || lpad((substr(${of}, 5, 7)::int + p * ${patterns})::text, 7, '0'))`;
const address = (of: string) =>
  `case when k = 0 then ${of} else ${of} || jsonb_build_object('phone', format('(%s) 555-%s', 200 + k, right(${of} ->> 'phone', 4)),
    'address_line1', (1 + (k * 37 + length(${of} ->> 'last_name') * 53) % 900) || substr(${of} ->> 'address_line1', strpos(${of} ->> 'address_line1', ' '))) end`;
const email = (patterns: number) =>
  `regexp_replace(old.email, '\\d+', (substring(old.email from '\\d+')::int + k * ${patterns})::text)`;
const uuid = (of: string) => `md5(${of}::text || c)::uuid`;
/** The number of a copy of an order: the newer it is, the higher. */
export const numberOf = (of: string, patterns: number) =>
  `(200000 + (copies - c) * ${patterns} + ${of}::int - 100001)::text`;
/** What a copy's delivery costs more than its pattern's, so that amounts differ. */
const dearer = "c * 7";

/** Tables that are copied, in what order, and what differs beyond ids and moments. */
const copied = (patterns: number): [Kind, string, Record<string, string>, string?][] => [
  ["products", "stock_items", { sku: sku("old.sku", patterns) }],
  ["products", "products", { sku: sku("old.sku", patterns), slug: "old.slug || '-c' || p" }],
  [
    "products",
    "offers",
    { price_minor: "old.price_minor + p * 10", final_price_minor: "old.final_price_minor + p * 10" },
  ],
  ["products", "product_categories", {}],
  ["products", "slugs", { slug: "old.slug || '-c' || p" }, "old.kind = 'product'"],
  ["customers", "customers", { email: email(patterns) }],
  [
    "customers",
    "customer_addresses",
    { address: address("old.address"), content_key: "md5(old.content_key || k)" },
  ],
  ["orders", "order_groups", {}],
  [
    "orders",
    "orders",
    {
      increment_id: numberOf("old.increment_id", patterns),
      invoice_number: `'C-' || old.invoice_number || '-' || lpad(c::text, 4, '0')`,
      // Orders that wait are the newest.
      status: `case when c > copies * 0.02 and old.status in ('processing', 'packing') then 'complete' else old.status end`,
      email: email(patterns),
      billing_address: address("old.billing_address"),
      shipping_address: address("old.shipping_address"),
      shipping_minor: `old.shipping_minor + ${dearer}`,
      grand_total_minor: `old.grand_total_minor + ${dearer}`,
      total_due_minor: `old.total_due_minor + ${dearer}`,
      adjustments: `replace(old.adjustments::text, '"amountMinor": 600', '"amountMinor": ' || 600 + ${dearer})::jsonb`,
    },
  ],
  ["orders", "order_items", { sku: sku("old.sku", patterns) }],
  ["orders", "order_events", {}],
  ["orders", "shipments", { tracking_number: "(old.tracking_number::bigint + c)::text" }],
  ["orders", "shipment_items", {}],
  [
    "orders",
    "payments",
    {
      reference: `${uuid("old.id")}::text`,
      taken_reference: `${uuid("old.id")}::text`,
      amount_minor: `old.amount_minor + ${dearer}`,
      captured_minor: `old.captured_minor + ${dearer}`,
    },
  ],
  [
    "orders",
    "payment_allocations",
    {
      amount_minor: `old.amount_minor + ${dearer}`,
      captured_minor: `old.captured_minor + ${dearer}`,
    },
  ],
  [
    "orders",
    "payment_outcomes",
    { reference: `${uuid("old.payment_id")}::text`, amount_minor: `old.amount_minor + ${dearer}` },
  ],
  [
    "orders",
    "ledger_movements",
    {
      key: `concat_ws(':', old.kind, ${uuid("old.payment_id")}, ${uuid("old.order_id")}, ${uuid("old.payment_id")})`,
    },
  ],
  [
    "orders",
    "ledger_entries",
    {
      amount_minor: `old.amount_minor + case when old.part in ('payment', 'delivery') then sign(old.amount_minor)::int * ${dearer} else 0 end`,
    },
  ],
  [
    "orders",
    "audit_log",
    { subject_id: `${uuid("old.subject_id")}::text` },
    "old.subject in ('orders', 'payments')",
  ],
];

/** Which table's ids a column names, and by what copies of it. */
const named: Record<string, [string, "p" | "k" | "c"]> = {
  product_id: ["products", "p"],
  parent_id: ["products", "p"],
  target_id: ["products", "p"],
  stock_item_id: ["stock_items", "p"],
  customer_id: ["customers", "k"],
  order_item_id: ["order_items", "c"],
  movement_id: ["ledger_movements", "c"],
};
const counters = { products: "p", customers: "k", orders: "c" } as const;
const owners = ["tenant_id", "shop_id", "seller_id", "owner_seller_id", "preferred_seller_id"];

/** The tables whose rows are copied. */
export const copiedTables = copied(0).map(([, table]) => table);

/**
 * Makes a big shop of a small one, in the database: each product, customer and order with all its rows as
 * many times as asked for. Ids move by the highest of the patterns. The patterns' moments become a round that
 * is repeated over the whole time, so that neighbors differ; names stay, numbers, e-mails, telephones,
 * streets, amounts and days differ.
 */
export async function copyRows(pool: pg.Pool, wanted: Copies, tell: (line: string) => void): Promise<void> {
  const { rows: columns } = await pool.query<{ table: string; name: string; type: string }>(
    `select table_name as table, column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER' and table_name = any($1) order by ordinal_position`,
    [copiedTables],
  );
  const highest = new Map<string, string>();
  for (const table of copiedTables) {
    const isCounted = columns.some((c) => c.table === table && c.name === "id" && c.type === "bigint");
    if (!isCounted) continue;
    const { rows } = await pool.query(`select coalesce(max(id), 0)::text as id from ${table}`);
    highest.set(table, rows[0].id);
  }
  // Parts that are written side by side must not copy each other's copies.
  for (const table of copiedTables)
    await pool.query(`create unlogged table pattern_${table} as table ${table}`);
  const roundSeconds = (wanted.days * 86_400) / wanted.orders;
  const began = performance.now();
  const tasks = copied(wanted.patterns).flatMap(([kind, table, differs, which = "true"]) => {
    const own = columns.filter((column) => column.table === table);
    const written = ({ name, type }: { name: string; type: string }): string => {
      const [of, by] = name === "id" ? [table, counters[kind]] : (named[name] ?? []);
      if (differs[name]) return differs[name];
      if (owners.includes(name)) return `old.${name}`;
      if (type === "uuid") return uuid(`old.${name}`);
      if (of && highest.has(of)) return `old.${name} + ${by} * ${highest.get(of)}`;
      return type.startsWith("timestamp") && kind === "orders"
        ? `newest - c * round - (newest - old.${name}) / copies`
        : `old.${name}`;
    };
    return parted(wanted[kind]).map(([from, until]) => async () => {
      await pool.query(`insert into ${table} (${own.map(({ name }) => name).join(", ")}) overriding system value
        select ${own.map(written).join(", ")} from pattern_${table} old cross join (
          select c, ${wanted[kind]} as copies, c % ${wanted.products} as p, c % ${wanted.customers} as k,
            interval '1 second' * ${roundSeconds} as round, (select max(created_at) from pattern_orders) as newest
          from generate_series(${from}, ${until}) c) copy
        where ${which}`);
      tell(`  ${table} ${from} to ${until}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    });
  });
  await inTurns(tasks, sideBySide, (task) => task());
  for (const table of copiedTables) await pool.query(`drop table pattern_${table}`);
  for (const table of highest.keys())
    await pool.query(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
    );
}

/** The copies from 1 on, in parts that are written side by side. */
export function parted(copies: number): [from: number, until: number][] {
  const size = Math.ceil(copies / sideBySide);
  return Array.from({ length: sideBySide }, (_, at): [number, number] => [
    Math.max(1, at * size),
    Math.min((at + 1) * size, copies) - 1,
  ]).filter(([from, until]) => from <= until);
}
