import { and, eq } from "drizzle-orm";
import { inZone } from "~/models/platform/date/format-date";
import { giftCards } from "~/tables/selling/gift-cards";
import { ofShop } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { giftCardHash } from "./gift-card-hash.server";

/**
 * This shop's gift card with a code, in capitals without hyphens, and whether its last day is over (rule
 * gift-cards-7); null for none.
 */
export async function findGiftCard(
  ctx: ShopContext,
  code: string,
): Promise<{ id: number; isExpired: boolean } | null> {
  const [card] = await ctx.db
    .select({ id: giftCards.id, expiresOn: giftCards.expiresOn })
    .from(giftCards)
    .where(and(ofShop(giftCards, ctx), eq(giftCards.codeHash, giftCardHash(code))));
  if (!card) return null;
  const today = inZone(ctx.now(), ctx.shop.settings.general.time_zone).toISODate();
  return { id: card.id, isExpired: card.expiresOn !== null && card.expiresOn < today };
}
