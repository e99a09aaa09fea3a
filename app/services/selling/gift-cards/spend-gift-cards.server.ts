// @public

import type { RedeemedAmount } from "~/models/selling/gift-card/redeem";
import { giftCardEntries } from "~/tables/selling/gift-cards";
import type { ShopContext } from "../../shops/context/shop-context.server";

/**
 * Takes what an order is paid with from its gift cards. The cards must be locked by this transaction, and the
 * amounts worked out from balances read under that lock.
 */
export async function spendGiftCards(
  ctx: ShopContext,
  orderId: string,
  redemptions: readonly Omit<RedeemedAmount, "codeEnd">[],
): Promise<void> {
  const spent = redemptions.filter(({ kind }) => kind === "gift_certificate");
  if (spent.length === 0) return;
  await ctx.db.insert(giftCardEntries).values(
    spent.map(({ code, amountMinor }) => ({
      tenantId: ctx.tenant.id,
      giftCardId: Number(code),
      orderId,
      createdAt: ctx.now(),
      kind: "spent" as const,
      amountMinor: -amountMinor,
    })),
  );
}
