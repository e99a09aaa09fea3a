// @public

import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { PayoutState } from "~/models/payments/payout-state";
import { authorize } from "~/models/shops/actors/authorize";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { payouts } from "~/tables/payments/payouts";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../../shops/context/shop-context.server";
import type { PayoutRow } from "./prepare-payout.server";

/** A payout with its seller's code. */
export type ListedPayout = PayoutRow & { sellerCode: string };

/**
 * The newest payouts, all or those of a seller or in a state. An actor of one seller gets that seller's (rule
 * actors-10).
 * @param page `references` for these alone, `after` for those after one by its reference
 * @throws AppError `forbidden` where the actor may view neither the ledger nor the seller's payouts
 */
export async function listPayouts(
  ctx: ShopContext,
  page: {
    sellerCode?: string;
    state?: PayoutState;
    references?: readonly string[];
    after?: string | null;
    limit: number;
  },
): Promise<ListedPayout[]> {
  const { sellerCode, state, references, after, limit } = page;
  const actor = await ctx.actor();
  const tenantId = ctx.tenant.id;
  const ownId = sellerOfActor(actor);
  authorize(
    actor,
    "view",
    ownId ? { kind: "payout", tenantId, sellerId: ownId } : { kind: "ledger", tenantId },
  );
  const follows = sql`(${payouts.createdAt}, ${payouts.reference}) < (
    select p.created_at, p.reference from payouts p where p.tenant_id = ${tenantId} and p.reference = ${after})`;
  const rows = await ctx.db
    .select({ payout: payouts, sellerCode: sellers.code })
    .from(payouts)
    .innerJoin(sellers, and(eq(sellers.tenantId, payouts.tenantId), eq(sellers.id, payouts.sellerId)))
    .where(
      and(
        eq(payouts.tenantId, tenantId),
        ownId === null ? undefined : eq(payouts.sellerId, ownId),
        sellerCode === undefined ? undefined : eq(sellers.code, sellerCode),
        state === undefined ? undefined : eq(payouts.state, state),
        references ? inArray(payouts.reference, [...references]) : undefined,
        after ? follows : undefined,
      ),
    )
    .orderBy(desc(payouts.createdAt), desc(payouts.reference))
    .limit(limit);
  return rows.map(({ payout, ...seller }) => ({ ...payout, ...seller }));
}
