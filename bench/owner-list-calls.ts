import { sql } from "drizzle-orm";
import type { ShopContext } from "~/services/shops/shop-context.server";

/** A list of the owner's API as a program asks for it, and the table whose statement is the list's own. */
export type ListCall = { name: string; query: string; table: string };

/** Every list and search of the owner's API over orders, customers, products and the audit, with what is there. */
export async function ownerListCalls(ctx: ShopContext): Promise<ListCall[]> {
  const { order, customer, sku, categoryId } = await readSamples(ctx);
  const list = (table: string, fields: string) => (name: string, search: string, after?: string) => ({
    ...{ name: `${table}: ${name}`, table: table === "audit" ? "audit_log" : table },
    query: `{ answer: ${table}(${search ? `search: { ${search} }, ` : ""}limit: 50${after ? `, after: "${after}"` : ""})
      { nodes { ${fields} } pageInfo { endCursor hasNextPage } } }`,
  });
  const orders = list("orders", "id number createdAt status name email currency grandTotalMinor");
  const customers = list("customers", "id email firstName lastName group");
  const products = list("products", "id sku name status");
  const audit = list("audit", "at actor subject subjectId before after");
  const middle = Buffer.from(JSON.stringify({ at: order.at, id: order.id })).toString("base64url");
  return [
    orders("the newest", ""),
    orders("a page in the middle", "", middle),
    orders("by number", `number: "${order.number}"`),
    orders("by e-mail", `email: "${order.email}"`),
    orders("by a rare name", `name: "${customer.name}"`),
    orders("by the beginning of a frequent name", 'name: "a"'),
    orders("by SKU", `sku: "${sku}"`),
    orders("of a day", `from: "${order.day}T00:00:00Z", before: "${order.day}T23:59:59Z"`),
    orders("by a frequent state", "statuses: [complete]"),
    orders("by a rare state", "statuses: [packing]"),
    orders("above an amount", "minTotalMinor: 100000"),
    orders("of an amount few have", `minTotalMinor: ${order.total}, maxTotalMinor: ${order.total}`),
    orders("by customer", `customerId: ${customer.id}`),
    orders("by seller", `sellerId: "${ctx.shop.sellerId}"`),
    orders(
      "by state, day and amount",
      `statuses: [canceled], from: "${order.day}T00:00:00Z", minTotalMinor: 50000`,
    ),
    customers("the newest", ""),
    customers("by e-mail", `email: "${customer.email}"`),
    customers("by the beginning of an e-mail", 'email: "shopper-1"'),
    customers("by a name", `name: "${customer.name}"`),
    customers("by the beginning of a frequent name", 'name: "a"'),
    customers("by group", 'group: "trade"'),
    products("the first", ""),
    products("by words", 'text: "oak lamp"'),
    products("by the beginning of a word", 'text: "a"'),
    products("by SKU", `sku: "${sku}"`),
    products("by state", "statuses: [active]"),
    products("by category", `categoryId: ${categoryId}`),
    audit("the newest", ""),
    audit("by subject", 'subject: "offers"'),
    audit("of one row", `subject: "orders", subjectId: "${order.id}"`),
    audit("of a day", `from: "${order.day}T00:00:00Z"`),
  ];
}

async function readSamples(ctx: ShopContext) {
  const one = async <Row extends Record<string, unknown>>(
    statement: ReturnType<typeof sql>,
  ): Promise<Row> => {
    const [row] = (await ctx.db.execute<Row>(statement)).rows;
    if (!row) throw new Error("The shop was not filled.");
    return row;
  };
  const tenant = ctx.tenant.id;
  const order = await one<{
    id: string;
    at: string;
    number: string;
    email: string;
    day: string;
    total: string;
  }>(sql`
    select id, created_at::text as at, increment_id as number, email, (created_at at time zone 'UTC')::date::text as day,
      grand_total_minor::text as total
    from orders where tenant_id = ${tenant} order by created_at desc offset (
      select count(*) / 2 from orders where tenant_id = ${tenant}) limit 1`);
  const customer = await one<{ id: string; email: string; name: string }>(sql`
    select c.id::text as id, c.email, c.first_name || ' ' || c.last_name as name
    from customers c join orders o on o.tenant_id = c.tenant_id and o.customer_id = c.id
    where c.tenant_id = ${tenant} limit 1`);
  const { sku } = await one<{ sku: string }>(
    sql`select sku from order_items where tenant_id = ${tenant} limit 1`,
  );
  const { id: categoryId } = await one<{ id: string }>(
    sql`select category_id::text as id from product_categories where tenant_id = ${tenant} limit 1`,
  );
  return { order, customer, sku, categoryId };
}
