import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { customers } from "~/tables/accounts/customers";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type ExpectedVersion, refuseStale } from "../../shops/records/refuse-stale.server";
import { decidedCustomerPart, ownedColumns } from "./owned-columns.server";

/** What the owner of a business decides about a customer. */
type OwnedField = "groupCode" | "isRestricted" | "verifyHash" | "note" | "isTaxExempt" | "taxExemptReason";

/**
 * Changes what the owner decides about a customer, in one transaction whose audit names the actor. Nothing
 * has to be announced: who a visitor is, is read with every request.
 * @param expected the version of what the owner decided that the change was made to (rule owners-2)
 * @throws AppError `not_found`, for a deleted account too; `forbidden`; StaleRecord
 */
export async function changeCustomerRow(
  ctx: ShopContext,
  id: number,
  set: Partial<Pick<typeof customers.$inferInsert, OwnedField>>,
  expected: ExpectedVersion,
): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id });
  // A shopper may change the own account, and decides none of this.
  if ((await ctx.actor()).kind === "shopper") throw new AppError("forbidden", "Only the store decides this.");
  await inTransaction(ctx, async ({ db, tenant, now }) => {
    const isIt = and(eq(customers.tenantId, tenant.id), eq(customers.id, id), isNull(customers.deletedAt));
    const [found] = await db.select(ownedColumns).from(customers).where(isIt).for("no key update");
    if (!found) throw new AppError("not_found", "We couldn’t find this customer.");
    refuseStale(decidedCustomerPart(found), expected);
    await db
      .update(customers)
      .set({ ...set, updatedAt: now() })
      .where(isIt);
  });
}
