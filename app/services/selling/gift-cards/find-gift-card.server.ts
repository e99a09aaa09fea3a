import { and, eq } from "drizzle-orm";
import { giftCards } from "~/tables/gift-cards";
import { ofShop } from "../../shops/of-shop.server";
import type { ShopContext } from "../../shops/shop-context.server";
import { giftCardHash } from "./gift-card-hash.server";

/** The id of this shop's gift card with a code, in capitals without hyphens; null for none. */
export async function findGiftCard(ctx: ShopContext, code: string): Promise<number | null> {
  const [card] = await ctx.db
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(and(ofShop(giftCards, ctx), eq(giftCards.codeHash, giftCardHash(code))));
  return card?.id ?? null;
}
