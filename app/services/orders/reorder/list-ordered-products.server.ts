// @public

import { sql } from "drizzle-orm";
import { viewerOf } from "~/models/catalogue/price/viewer";
import {
  boughtStatuses,
  type OrderedLine,
  type OrderedProduct,
  orderedProduct,
} from "~/models/orders/states/ordered-product";
import { formatDate } from "~/models/platform/date/format-date";
import type { CartProduct } from "~/models/selling/cart/cart-line-record";
import { authorize } from "~/models/shops/actors/authorize";
import { sellsFor } from "~/models/shops/actors/sells-for";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { readCartProducts } from "../../selling/cart-page/read-cart-lines.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A page of bought products; `page` is the last one if a later one was asked for. */
export type OrderedProducts = {
  products: (OrderedProduct & { lastOrderedText: string })[];
  page: number;
  total: number;
};

/** A line of SQL. `total` counts the products of all pages. */
type Row = OrderedLine & { sellerId: string; createdAt: string; total: number };

/**
 * What a signed-in customer bought in all shops of the business, the latest purchase first, each product once
 * for each set of choices (rule orders-14). `page` counts from 1.
 */
export async function listOrderedProducts(
  ctx: ShopContext,
  visitor: Visitor,
  { page, limit }: { page: number; limit: number },
): Promise<OrderedProducts> {
  const { customer } = visitor;
  if (!customer) return { products: [], page: 1, total: 0 };
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: customer.id });
  const rows = await select(ctx, customer.id, { limit, offset: (page - 1) * limit });
  if (rows.length === 0 && page > 1) {
    const [first] = await select(ctx, customer.id, { limit: 1, offset: 0 });
    const lastPage = Math.ceil((first?.total ?? 0) / limit);
    return lastPage === 0
      ? { products: [], page: 1, total: 0 }
      : listOrderedProducts(ctx, visitor, { page: Math.min(lastPage, page - 1), limit });
  }
  const sold = await productsOf(ctx, rows);
  const viewer = viewerOf(ctx.shop, visitor);
  const zone = ctx.shop.settings.general.time_zone;
  const products = rows.map(({ sellerId, createdAt, total: _total, ...line }) => ({
    ...orderedProduct(line, sold.get(`${sellerId}/${line.productId}`) ?? null, viewer),
    lastOrderedText: formatDate(new Date(createdAt), zone),
  }));
  return { products, page, total: rows[0]?.total ?? 0 };
}

/** A product that the shop removed is known by its SKU. */
async function select(
  ctx: ShopContext,
  customerId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<Row[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    with bought as (
      select (array_agg(i.order_id order by o.created_at desc, i.order_id, i.id))[1] as order_id,
        (array_agg(i.id order by o.created_at desc, i.order_id, i.id))[1] as id,
        max(o.created_at) as last_at, count(distinct i.order_id)::int as order_count
      from orders o join order_items i on i.tenant_id = o.tenant_id and i.order_id = o.id
      where o.tenant_id = ${ctx.tenant.id} and o.customer_id = ${customerId}
        and o.status = any(${sql.param([...boughtStatuses])}) and i.auto_added_by is null
      group by coalesce(i.product_id::text, 'sku ' || i.sku), i.line_key, o.seller_id)
    select i.order_id as "orderId", i.id as "itemId", i.product_id as "productId", i.sku, i.name,
      i.variation_text as "variationText", i.image_url as "imageUrl", i.line_data as "lineData",
      i.choice_texts as "choiceTexts", o.seller_id as "sellerId", b.order_count as "orderCount",
      to_char(b.last_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
      (count(*) over ())::int as total
    from bought b
    join order_items i on i.tenant_id = ${ctx.tenant.id} and i.order_id = b.order_id and i.id = b.id
    join orders o on o.tenant_id = i.tenant_id and o.id = i.order_id
    order by b.last_at desc, i.order_id, i.id
    limit ${limit} offset ${offset}`);
  return rows;
}

/** The products of these lines that this shop sells, by seller and id. */
async function productsOf(ctx: ShopContext, rows: readonly Row[]) {
  const sellerIds = [...new Set(rows.map(({ sellerId }) => sellerId))].filter((id) => sellsFor(ctx.shop, id));
  const sold = await Promise.all(
    sellerIds.map(async (sellerId) => {
      const ids = rows.flatMap((row) => (row.sellerId === sellerId ? (row.productId ?? []) : []));
      const products = await readCartProducts(ctx, [...new Set(ids)], sellerId);
      return products.map((product): [string, CartProduct] => [`${sellerId}/${product.productId}`, product]);
    }),
  );
  return new Map<string, CartProduct>(sold.flat());
}
