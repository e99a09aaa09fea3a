import { sql } from "drizzle-orm";
import { inZone } from "~/models/platform/date/format-date";
import type { Redemption } from "~/models/selling/gift-card/redeem";
import { isForeign } from "~/models/shops/markets/shop-market";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * The gift cards of a cart with what is left on them, in the order they were entered. Cards of another shop,
 * empty and expired ones are missing, and all where another currency than theirs is paid (rule markets-5).
 */
export async function readGiftCardBalances(
  ctx: ShopContext,
  giftCardIds: readonly number[],
): Promise<Redemption[]> {
  if (giftCardIds.length === 0 || isForeign(ctx.shop)) return [];
  const today = inZone(ctx.now(), ctx.shop.settings.general.time_zone).toISODate();
  const { rows } = await ctx.db.execute<{ code: string; codeEnd: string; balanceMinor: number }>(sql`
    select g.id::text as code, g.code_end as "codeEnd",
      (select coalesce(sum(e.amount_minor), 0)::bigint from gift_card_entries e
       where e.tenant_id = g.tenant_id and e.gift_card_id = g.id) as "balanceMinor"
    from gift_cards g
    where g.tenant_id = ${ctx.tenant.id} and g.shop_id = ${ctx.shop.id} and g.code_hash is not null
      and (g.expires_on is null or g.expires_on >= ${today}::date)
      and g.id = any(${sql.param([...giftCardIds])}::bigint[])`);
  return rows
    .map((row) => ({ ...row, kind: "gift_certificate" as const, balanceMinor: Number(row.balanceMinor) }))
    .filter(({ balanceMinor }) => balanceMinor > 0)
    .sort((a, b) => giftCardIds.indexOf(Number(a.code)) - giftCardIds.indexOf(Number(b.code)));
}
