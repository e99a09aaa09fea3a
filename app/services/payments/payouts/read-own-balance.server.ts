// @public

import { type OwnBalance, ownBalance } from "~/models/payments/payout/own-balance";
import type { PayoutTerms } from "~/models/payments/payout-terms";
import { authorize } from "~/models/shops/actors/authorize";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readOpenBalances } from "./read-open-balances.server";

/**
 * What a seller is owed, explained for its own page.
 * @throws AppError `not_found` where the actor may not view the seller's payouts
 */
export async function readOwnBalance(
  ctx: ShopContext,
  sellerId: string,
  terms: Pick<PayoutTerms, "holdDays">,
): Promise<OwnBalance> {
  authorize(await ctx.actor(), "view", { kind: "payout", tenantId: ctx.tenant.id, sellerId });
  const { balances, progressOf } = await readOpenBalances(ctx, sellerId);
  return ownBalance(balances, progressOf, terms, ctx.now());
}
