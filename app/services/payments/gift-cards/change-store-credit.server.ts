// @public

import { randomUUID } from "node:crypto";
import { storeCreditMovement } from "~/models/payments/ledger/store-credit-movement";
import type { Minor } from "~/models/platform/money/money";
import { cutText } from "~/models/platform/text/storable-text";
import { creditChange } from "~/models/selling/store-credit/credit-change";
import { authorize } from "~/models/shops/actors/authorize";
import { storeCreditEntries, storeCredits } from "~/tables/selling/store-credit";
import { lockStoreCredit } from "../../selling/store-credit/lock-store-credit.server";
import { readStoreCredit } from "../../selling/store-credit/read-store-credit.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { recordVersion } from "../../shops/records/record-version.server";
import { type ExpectedVersion, refuseStale } from "../../shops/records/refuse-stale.server";
import { writeMovement } from "../ledger/write-movement.server";

/**
 * Issues credit to a customer, or withdraws some (rule store-credit-1).
 * @param change `amountMinor` above zero issues, below zero withdraws; `expectedVersion` of the balance it
 * was made to
 * @returns the balance, minor units
 * @throws AppError `invalid` for an amount of zero, or one that withdraws more than there is; StaleRecord
 */
export async function changeStoreCredit(
  ctx: ShopContext,
  customerId: number,
  change: { amountMinor: Minor; note: string; expectedVersion?: ExpectedVersion },
): Promise<Minor> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  return inTransaction(ctx, async (inner) => {
    const own = { tenantId: ctx.tenant.id, customerId, createdAt: ctx.now() };
    await inner.db.insert(storeCredits).values(own).onConflictDoNothing();
    await lockStoreCredit(inner, customerId);
    const balanceMinor = await readStoreCredit(inner, customerId);
    refuseStale({ balanceMinor }, change.expectedVersion);
    const kind = creditChange(balanceMinor, change.amountMinor, ctx.tenant.currency);
    const cause = randomUUID();
    await inner.db.insert(storeCreditEntries).values({
      ...own,
      kind,
      cause,
      amountMinor: change.amountMinor,
      note: cutText(change.note, 500),
    });
    const movement = storeCreditMovement(cause, change.amountMinor);
    if (movement) await writeMovement(inner, movement);
    return readStoreCredit(inner, customerId);
  });
}

/** The version of what a customer's credit comes to, minor units, which a change names (rule owners-2). */
export const storeCreditVersion = (balanceMinor: Minor): string => recordVersion({ balanceMinor });
