// @public

import { type SQL, sql } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** A gift card without its code, of which the last four characters are known. Amounts in minor units. */
export type ListedGiftCard = {
  id: number;
  codeEnd: string | null;
  recipientEmail: string;
  /** The order that made it; null for one of an earlier shop. */
  orderNumber: string | null;
  issuedMinor: number;
  balanceMinor: number;
  expiresOn: string | null;
  createdAt: Date;
};

type Row = Omit<ListedGiftCard, "createdAt" | "issuedMinor" | "balanceMinor" | "id"> & {
  id: string;
  issuedMinor: string;
  balanceMinor: string;
  createdAt: string;
};

/**
 * The shop's gift cards, the newest first.
 * @param text finds those whose code ends so, or whose recipient’s email or order number it is; empty for all
 * @param after for those after one by its id
 * @throws AppError `forbidden`
 */
export async function listGiftCards(
  ctx: ShopContext,
  { text, after, limit }: { text: string; after?: number | null; limit: number },
): Promise<ListedGiftCard[]> {
  authorize(await ctx.actor(), "view", { kind: "customer", tenantId: ctx.tenant.id, id: null });
  const asked = text.trim();
  const found =
    asked === ""
      ? sql`true`
      : sql`(upper(g.code_end) = ${asked.slice(-4).toUpperCase()} or lower(g.recipient_email) = ${asked.toLowerCase()}
          or o.increment_id = ${asked})`;
  return readGiftCards(ctx, after == null ? found : sql`${found} and g.id < ${after}`, limit);
}

/** Gift cards of the shop, `g`, with their order, `o`, that a condition finds. It does not check rights. */
export async function readGiftCards(ctx: ShopContext, found: SQL, limit: number): Promise<ListedGiftCard[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select g.id::text as id, g.code_end as "codeEnd", g.recipient_email as "recipientEmail",
      o.increment_id as "orderNumber", g.expires_on::text as "expiresOn", g.created_at::text as "createdAt",
      coalesce(sum(e.amount_minor) filter (where e.kind in ('issued', 'moved')), 0)::text as "issuedMinor",
      coalesce(sum(e.amount_minor), 0)::text as "balanceMinor"
    from gift_cards g
    left join orders o on o.tenant_id = g.tenant_id and o.id = g.order_id
    left join gift_card_entries e on e.tenant_id = g.tenant_id and e.gift_card_id = g.id
    where g.tenant_id = ${ctx.tenant.id} and g.shop_id = ${ctx.shop.id} and ${found}
    group by g.tenant_id, g.id, o.increment_id
    order by g.id desc limit ${limit}`);
  return rows.map(({ id, issuedMinor, balanceMinor, createdAt, ...card }) => ({
    ...card,
    id: Number(id),
    issuedMinor: Number(issuedMinor),
    balanceMinor: Number(balanceMinor),
    createdAt: new Date(createdAt),
  }));
}
