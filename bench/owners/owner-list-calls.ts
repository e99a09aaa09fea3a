import { sql } from "drizzle-orm";
import { searchCustomers } from "~/services/accounts/owned-customers/search-customers.server";
import { listOwnedProducts } from "~/services/catalogue/product/list-owned-products.server";
import { searchOrders } from "~/services/orders/reading/search-orders.server";
import { searchAudit } from "~/services/shops/audit/search-audit.server";
import type { ShopContext } from "~/services/shops/context/shop-context.server";

/** A list of the owner's API as a program asks for it, and the service that it asks. */
export type ListCall = {
  name: string;
  query: string;
  variables: Record<string, unknown>;
  ask: () => Promise<unknown>;
};

const limit = 50;

/** What a list is called by, and what each of its rows is asked for. */
const lists = {
  orders: { type: "OrderSearch", fields: "id number createdAt status name email currency grandTotalMinor" },
  customers: { type: "CustomerSearch", fields: "id email firstName lastName group" },
  products: { type: "ProductSearch", fields: "id sku name status" },
  audit: { type: "AuditSearch", fields: "at actor subject subjectId before after" },
};

/** Lists and searches of the owner's API over orders, customers, products and the audit, by what is there. */
export async function ownerListCalls(ctx: ShopContext): Promise<ListCall[]> {
  const { order, customer, sku, categoryId, typed } = await readSamples(ctx);
  const page = { after: null, limit: limit + 1 };
  const call =
    <Search extends object>(
      list: keyof typeof lists,
      ask: (search: Search, after: { at: string; id: string } | null) => Promise<unknown>,
    ) =>
    (name: string, search: Search, after: { at: string; id: string } | null = null): ListCall => ({
      name: `${list} ${name}`,
      query: `query ($search: ${lists[list].type}!, $after: String) {
        answer: ${list}(search: $search, limit: ${limit}, after: $after) {
          nodes { ${lists[list].fields} } pageInfo { endCursor hasNextPage } } }`,
      variables: {
        search,
        after: after && Buffer.from(JSON.stringify(after)).toString("base64url"),
      },
      ask: () => ask(search, after),
    });
  const orders = call("orders", (search: Parameters<typeof searchOrders>[1], after) =>
    searchOrders(ctx, search, { ...page, after }),
  );
  const customers = call("customers", (search: Parameters<typeof searchCustomers>[1]) =>
    searchCustomers(ctx, search, page),
  );
  const products = call("products", (search: Parameters<typeof listOwnedProducts>[1]) =>
    listOwnedProducts(ctx, search, page),
  );
  const audit = call("audit", (search: Parameters<typeof searchAudit>[1]) => searchAudit(ctx, search, page));
  const from = `${order.day}T00:00:00.000Z`;
  const before = `${order.day}T23:59:59.000Z`;
  return [
    orders("the newest", {}),
    orders("a page in the middle", {}, { at: order.at, id: order.id }),
    orders("by number", { number: order.number }),
    orders("by e-mail", { email: order.email }),
    orders("by a whole name", { name: customer.name }),
    orders("by a first name", { name: "ada" }),
    orders("by an unknown name", { name: "zzyzx" }),
    orders("by SKU", { sku }),
    ...Object.entries(typed).map(([what, text]) => orders(`by ${what} as typed`, { text })),
    orders("by a seller's name", { seller: "est sell" }),
    orders("of a day", { from, before }),
    orders("in the state of most", { statuses: ["complete"] }),
    orders("in the state of few", { statuses: ["packing"] }),
    orders("above an amount", { minTotalMinor: 100_000 }),
    orders("of one amount", { minTotalMinor: order.total, maxTotalMinor: order.total }),
    orders("of a customer", { customerId: customer.id }),
    orders("of a seller", { sellerId: ctx.shop.sellerId }),
    orders("by state, day and amount", { statuses: ["canceled"], from, minTotalMinor: 50_000 }),
    customers("the newest", {}),
    customers("by e-mail", { email: customer.email }),
    customers("by the beginning of many e-mails", { email: "shopper-1" }),
    customers("by a whole name", { name: customer.name }),
    customers("by the beginning of many names", { name: "a" }),
    customers("by an unknown name", { name: "zzyzx" }),
    customers("of a group", { group: "trade" }),
    products("the first", {}),
    products("by words", { text: "oak lamp" }),
    products("by the beginning of many words", { text: "a" }),
    products("by SKU", { sku }),
    products("in the state of most", { statuses: ["active"] }),
    products("of a category", { categoryId }),
    audit("the newest", {}),
    audit("of many rows", { subject: "orders" }),
    audit("of what changed long ago", { subject: "products" }),
    audit("of few rows", { subject: "shops" }),
    audit("of one row", { subject: "orders", subjectId: order.id }),
    audit("of a day", { from, before }),
  ];
}

/** What the lists are asked by: an order in the middle, a customer with orders, a product that was sold. */
export async function readSamples({ db, tenant }: ShopContext) {
  const one = async <Row extends Record<string, unknown>>(
    statement: ReturnType<typeof sql>,
  ): Promise<Row> => {
    const [row] = (await db.execute(statement)).rows as Row[];
    if (!row) throw new Error("The shop was not filled.");
    return row;
  };
  const order = await one<{
    id: string;
    at: string;
    number: string;
    email: string;
    day: string;
    total: number;
  }>(
    sql`select id, created_at::text as at, increment_id as number, email, grand_total_minor as total,
        (created_at at time zone 'UTC')::date::text as day
      from orders where tenant_id = ${tenant.id} and status = 'complete' order by created_at desc
      offset (select count(*) / 2 from orders where tenant_id = ${tenant.id}) limit 1`,
  );
  const customer = await one<{ id: number; email: string; name: string }>(sql`
    select c.id, c.email, c.first_name || ' ' || c.last_name as name
    from customers c join orders o on o.tenant_id = c.tenant_id and o.customer_id = c.id
    where c.tenant_id = ${tenant.id} order by c.id limit 1`);
  const { sku } = await one<{ sku: string }>(sql`
    select sku from order_items where tenant_id = ${tenant.id} group by sku order by count(*) desc, sku limit 1`);
  const { id: categoryId } = await one<{ id: number }>(sql`
    select category_id as id from product_categories where tenant_id = ${tenant.id}
    group by 1 order by count(*) desc, 1 limit 1`);
  const found = await one<Record<"phone" | "street" | "postcode" | "product" | "parcel", string>>(sql`
    select o.shipping_address ->> 'phone' as phone, o.shipping_address ->> 'address_line1' as street,
      o.shipping_address ->> 'postcode' as postcode, i.name as product, s.tracking_number as parcel
    from orders o join order_items i on i.tenant_id = o.tenant_id and i.order_id = o.id
    left join shipments s on s.tenant_id = o.tenant_id and s.order_id = o.id
    where o.tenant_id = ${tenant.id} and o.id = ${order.id} limit 1`);
  /** What people type into the search of orders, the most of it in parts. */
  const typed = {
    "a phone number": found.phone,
    "its end": found.phone.slice(-7),
    "a part of a name": customer.name.slice(1, 5),
    "a part of an e-mail": order.email.slice(2, 12),
    "a street": found.street,
    "a postcode": found.postcode,
    "a product": found.product,
    "a parcel": found.parcel,
    "an amount": (order.total / 100).toFixed(2),
    "a day": order.day,
    "a product and a postcode": `${found.product} ${found.postcode}`,
  };
  return { order, customer, sku, categoryId, typed };
}
