import { insist } from "~/models/actor/insist";
import { adjustmentMovement, type LedgerAdjustment } from "~/models/ledger/adjustment-movement";
import { inTransaction } from "../db/in-transaction.server";
import type { ShopContext } from "../shop-context.server";
import { writeMovement } from "./write-movement.server";

/**
 * Books a fee or an adjustment of a seller (rule ledger-9).
 * @throws AppError `invalid`, or `forbidden` where the actor may not change the business
 */
export async function bookAdjustment(ctx: ShopContext, adjustment: LedgerAdjustment): Promise<void> {
  insist(await ctx.actor(), "change", { kind: "ledger", tenantId: ctx.tenant.id });
  const movement = adjustmentMovement(adjustment);
  await inTransaction(ctx, (inner) => writeMovement(inner, movement));
}
