import { and, eq, isNotNull } from "drizzle-orm";
import { discountUses, giftCardEntries, storeCreditEntries } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import type { CartCodes } from "./add-codes.server";

/** The codes that an order was placed with. */
export async function codesOfOrder(ctx: ShopContext, orderId: string): Promise<CartCodes> {
  const coupons = await ctx.db
    .select({ code: discountUses.code })
    .from(discountUses)
    .where(
      and(
        eq(discountUses.tenantId, ctx.tenant.id),
        eq(discountUses.orderId, orderId),
        isNotNull(discountUses.code),
      ),
    );
  const cards = await ctx.db
    .select({ id: giftCardEntries.giftCardId })
    .from(giftCardEntries)
    .where(
      and(
        eq(giftCardEntries.tenantId, ctx.tenant.id),
        eq(giftCardEntries.orderId, orderId),
        eq(giftCardEntries.kind, "spent"),
      ),
    )
    .orderBy(giftCardEntries.id);
  const credit = await ctx.db
    .select({ id: storeCreditEntries.id })
    .from(storeCreditEntries)
    .where(
      and(
        eq(storeCreditEntries.tenantId, ctx.tenant.id),
        eq(storeCreditEntries.orderId, orderId),
        eq(storeCreditEntries.kind, "spent"),
      ),
    );
  return {
    couponCodes: coupons.flatMap(({ code }) => code ?? []),
    giftCardIds: cards.map(({ id }) => id),
    usesStoreCredit: credit.length > 0,
  };
}
