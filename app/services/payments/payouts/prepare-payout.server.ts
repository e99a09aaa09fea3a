// @public

import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { payable, payoutAmount } from "~/models/payments/payout/payable";
import { payoutMovement } from "~/models/payments/payout/payout-movement";
import { takesCurrency } from "~/models/payments/payout-account";
import type { PayoutTerms } from "~/models/payments/payout-terms";
import { authorize } from "~/models/shops/actors/authorize";
import { payouts } from "~/tables/payments/payouts";
import { sellers } from "~/tables/shops/tenants";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { writeMovement } from "../ledger/write-movement.server";
import { readOpenBalances } from "./read-open-balances.server";

/** A row of the payouts table. */
export type PayoutRow = typeof payouts.$inferSelect;

/**
 * Prepares a seller's payout of a day and books it (rules payouts-1 to payouts-5). Two at once make one: the
 * seller's row is locked meanwhile.
 * @param until the payout day; orders completed later wait
 * @returns null where nothing is paid out, or the day's payout was prepared before
 * @throws AppError `forbidden` where the actor may not make payouts
 */
export async function preparePayout(
  ctx: ShopContext,
  { sellerId, terms, until }: { sellerId: string; terms: PayoutTerms; until: Date },
): Promise<PayoutRow | null> {
  authorize(await ctx.actor(), "create", { kind: "ledger", tenantId: ctx.tenant.id });
  const { account } = terms;
  const { currency } = ctx.tenant;
  if (!account || !takesCurrency(account, currency)) return null;
  return inTransaction(ctx, async (inner) => {
    const { db, tenant } = inner;
    const [seller] = await db
      .select({ id: sellers.id })
      .from(sellers)
      .where(and(eq(sellers.tenantId, tenant.id), eq(sellers.id, sellerId), eq(sellers.isHouse, false)))
      .for("no key update");
    const [made] = await db
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(eq(payouts.tenantId, tenant.id), eq(payouts.sellerId, sellerId), eq(payouts.until, until)));
    if (!seller || made) return null;
    const { balances, progressOf } = await readOpenBalances(inner, sellerId);
    const lines = payable(balances, progressOf, terms, until);
    const amountMinor = payoutAmount(lines, terms);
    if (amountMinor === null) return null;
    const id = randomUUID();
    const [row] = await db
      .insert(payouts)
      .values({
        tenantId: tenant.id,
        id,
        reference: `P-${id.slice(0, 8).toUpperCase()}`,
        sellerId,
        state: "prepared",
        amountMinor,
        currency,
        account,
        until,
        createdAt: inner.now(),
        updatedAt: inner.now(),
      })
      .returning();
    const movement = payoutMovement({ payoutId: id, sellerId, lines });
    if (movement) await writeMovement(inner, movement);
    return row ?? null;
  });
}
