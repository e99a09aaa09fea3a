import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/authorize";
import { customers } from "~/tables/customers";
import { inTransaction } from "../../shops/in-transaction.server";
import type { ShopContext } from "../../shops/shop-context.server";

/** What the owner of a business decides about a customer. */
type OwnedField = "groupCode" | "isRestricted" | "verifyHash" | "note" | "isTaxExempt" | "taxExemptReason";

/**
 * Changes what the owner decides about a customer, in one transaction whose audit names the actor. Nothing
 * has to be announced: who a visitor is, is read with every request.
 * @throws AppError `not_found`, for a deleted account too; `forbidden`
 */
export async function changeCustomerRow(
  ctx: ShopContext,
  id: number,
  set: Partial<Pick<typeof customers.$inferInsert, OwnedField>>,
): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id });
  // A shopper may change the own account, and decides none of this.
  if ((await ctx.actor()).kind === "shopper") throw new AppError("forbidden", "Only the store decides this.");
  const changed = await inTransaction(ctx, ({ db, tenant, now }) =>
    db
      .update(customers)
      .set({ ...set, updatedAt: now() })
      .where(and(eq(customers.tenantId, tenant.id), eq(customers.id, id), isNull(customers.deletedAt)))
      .returning({ id: customers.id }),
  );
  if (changed.length === 0) throw new AppError("not_found", "We couldn't find this customer.");
}
