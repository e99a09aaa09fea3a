import { and, desc, eq } from "drizzle-orm";
import { insist } from "~/models/actor/insist";
import type { PayoutState } from "~/models/payout/payout-state";
import { payouts, sellers } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import type { PayoutRow } from "./prepare-payout.server";

/** A payout with its seller's code. */
export type ListedPayout = PayoutRow & { sellerCode: string };

/**
 * The newest payouts, all or those of a seller or in a state.
 * @throws AppError `forbidden` where the actor may not view the ledger
 */
export async function listPayouts(
  ctx: ShopContext,
  { sellerCode, state, limit }: { sellerCode?: string; state?: PayoutState; limit: number },
): Promise<ListedPayout[]> {
  insist(await ctx.actor(), "view", { kind: "ledger", tenantId: ctx.tenant.id });
  const rows = await ctx.db
    .select({ payout: payouts, sellerCode: sellers.code })
    .from(payouts)
    .innerJoin(sellers, and(eq(sellers.tenantId, payouts.tenantId), eq(sellers.id, payouts.sellerId)))
    .where(
      and(
        eq(payouts.tenantId, ctx.tenant.id),
        sellerCode === undefined ? undefined : eq(sellers.code, sellerCode),
        state === undefined ? undefined : eq(payouts.state, state),
      ),
    )
    .orderBy(desc(payouts.createdAt), desc(payouts.reference))
    .limit(limit);
  return rows.map(({ payout, ...seller }) => ({ ...payout, ...seller }));
}
