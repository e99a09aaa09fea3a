// @public

import { and, eq, inArray, sql } from "drizzle-orm";
import { normalGiftCardCode } from "~/models/selling/gift-card/typed-gift-card-code";
import { carts } from "~/tables/selling/carts";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { keepCart } from "../cart/keep-cart.server";
import { findGiftCard } from "../gift-cards/find-gift-card.server";

/** A coupon by its code, or a gift card by its id or code. */
export type CodeToRemove = { code: string } | { giftCardId: number };

/** Takes a coupon or a gift card out of carts; one that is not in them is ignored. */
export async function removeCode(
  ctx: ShopContext,
  cartIds: readonly string[],
  removed: CodeToRemove,
): Promise<void> {
  const code = "code" in removed ? removed.code.trim().toUpperCase() : "";
  const cardCode = normalGiftCardCode(code);
  const found = cardCode === null ? null : await findGiftCard(ctx, cardCode);
  const cardId = "giftCardId" in removed ? removed.giftCardId : found?.id;
  await ctx.db
    .update(carts)
    .set({
      couponCodes: sql`${carts.couponCodes} - ${code}::text`,
      giftCardIds: sql`(select coalesce(jsonb_agg(v), '[]') from jsonb_array_elements(${carts.giftCardIds}) v
        where v <> to_jsonb(${cardId ?? 0}::bigint))`,
    })
    .where(and(eq(carts.tenantId, ctx.tenant.id), inArray(carts.id, [...cartIds])));
  for (const cartId of cartIds) await keepCart(ctx, cartId);
}
