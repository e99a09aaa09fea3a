// @public

import { and, eq, inArray, sql } from "drizzle-orm";
import type { SubjectView } from "~/models/conversations/conversation-view";
import { formatDate } from "~/models/platform/date/format-date";
import type { ProductImage } from "~/models/platform/media/product-record";
import { orders } from "~/tables/orders/orders";
import { isListed, joinOffer, sellerOf } from "../../catalogue/listing/listed-product.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { ConversationRow } from "../inbox/find-conversation.server";

/** What a subject is made of. */
export type ConversationSubject = Pick<ConversationRow, "type" | "orderId" | "productId" | "subject">;

/** What conversations are about, in their order. It does not check rights. */
export async function readSubjects(
  ctx: ShopContext,
  rows: readonly ConversationSubject[],
): Promise<SubjectView[]> {
  const orderViews = await readOrders(
    ctx,
    rows.flatMap(({ orderId }) => orderId ?? []),
  );
  const productViews = await readProducts(
    ctx,
    rows.flatMap(({ productId }) => productId ?? []),
  );
  return rows.map(
    ({ orderId, productId, subject }) =>
      orderViews.get(orderId ?? "") ??
      productViews.get(productId ?? 0) ?? { type: "Customer", text: subject },
  );
}

async function readOrders(ctx: ShopContext, ids: string[]): Promise<Map<string, SubjectView>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: orders.id, incrementId: orders.incrementId, status: orders.status, at: orders.createdAt })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), inArray(orders.id, ids)));
  const zone = ctx.shop.settings.general.time_zone;
  return new Map(
    rows.map(({ at, ...order }) => [
      order.id,
      { type: "Order", ...order, createdAt: at.toISOString(), placedOnText: formatDate(at, zone) },
    ]),
  );
}

async function readProducts(ctx: ShopContext, ids: number[]): Promise<Map<number, SubjectView>> {
  if (ids.length === 0) return new Map();
  type Row = { id: number; name: string; slug: string | null; image: ProductImage | null };
  const { rows } = await ctx.db.execute<Row>(sql`
    select q.id, q.name, q.images -> 0 as image, (
      select p.slug from products p ${joinOffer(sellerOf(ctx.shop))}
      where p.tenant_id = ${ctx.tenant.id} and p.id = q.id and ${isListed}) as slug
    from products q
    where q.tenant_id = ${ctx.tenant.id} and ${inArray(sql`q.id`, ids)}`);
  return new Map(rows.map((row) => [row.id, { type: "Product", ...row }]));
}
