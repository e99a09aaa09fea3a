// @public

import { and, eq } from "drizzle-orm";
import { formatMoney } from "~/models/platform/money/format-money";
import { isUuid } from "~/models/platform/text/uuid";
import { payouts } from "~/tables/payments/payouts";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { acting, type ShopContext } from "../../shops/context/shop-context.server";
import type { ToldReversal } from "../providers/provider";
import { settlePayout } from "./settle-payout.server";

/**
 * Notes that a provider took a payout back (rule payouts-9). All of it: the payout failed, and what it paid
 * is owed again. A part: the payout says so, and it is logged, for a person to book. Noted again it changes
 * nothing. Only for what a provider has proven.
 * @returns whether it is a payout of this business
 */
export async function takeBackPayout(
  base: ShopContext,
  { payoutId, reversedMinor, isWhole }: ToldReversal,
): Promise<boolean> {
  if (!isUuid(payoutId)) return false;
  const tenantId = base.tenant.id;
  const ctx = { ...base, actor: acting({ kind: "job", tenantId, name: "take-back-payout" }) };
  const own = and(eq(payouts.tenantId, tenantId), eq(payouts.id, payoutId));
  const [payout] = await ctx.db.select().from(payouts).where(own);
  if (!payout) return false;
  const amount = formatMoney(reversedMinor, payout.currency);
  const failure = `The provider took ${amount} of the transfer back.`;
  ctx.log.error("a payout was taken back", { payout: payout.reference, amount, isWhole });
  if (isWhole) await settlePayout(ctx, payoutId, { state: "failed", failure });
  else
    await inTransaction(ctx, ({ db }) =>
      db.update(payouts).set({ failure, updatedAt: ctx.now() }).where(own),
    );
  return true;
}
