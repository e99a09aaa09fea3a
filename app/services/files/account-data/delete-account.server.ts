// @public

import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { customers } from "~/tables/accounts/customers";
import type { EndingContext, RemovedData } from "../../accounts/account-data/customer-data.server";
import { announceChange } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";

/** Whose account is deleted, and whether published reviews and questions go with it. */
export type AccountDeletion = { customerId: number; removesReviews: boolean };

/**
 * Deletes a customer's account in all shops of the tenant, as each area's `CustomerData` says (rules
 * accounts-36 and accounts-37). The caller has the owner's password or mailed link. The row of the customer
 * stays without anything personal, because orders and reviews name it.
 * @throws AppError `forbidden` for another actor than the customer, `not_found` for an account that is
 * deleted already
 */
export async function deleteAccount(
  ctx: EndingContext,
  { customerId, removesReviews }: AccountDeletion,
): Promise<void> {
  authorize(await ctx.actor(), "change", { kind: "customer", tenantId: ctx.tenant.id, id: customerId });
  // First, so that nothing is ordered or charged any more, whatever fails afterwards.
  for (const { end } of ctx.handlers.customerData) await end?.(ctx, customerId);
  await inTransaction<ShopContext, void>(ctx, async (inner) => {
    const { email, firstName } = await anonymize(inner, customerId);
    const owner = { customerId, email };
    const removed: RemovedData = { tags: [], files: [] };
    // What leans on something else goes before it, and carts before what an order writes after them (rule
    // locks-1).
    for (const { remove } of [...inner.handlers.customerData].reverse()) {
      const { tags = [], files = [] } = (await remove?.(inner, owner, { removesReviews })) ?? {};
      removed.tags.push(...tags);
      removed.files.push(...files);
    }
    await announceChange(inner, "tenant", removed.tags);
    await enqueueJob(inner, "send-account-deleted-mail", { ...owner, firstName });
    // By a job, which tries again where the store cannot be reached.
    if (removed.files.length > 0) await enqueueJob(inner, "remove-files", { files: removed.files });
  });
}

/** Empties the row of the customer, and answers what was in it. */
async function anonymize(ctx: ShopContext, customerId: number) {
  const key = and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId));
  const [found] = await ctx.db
    .select({ email: customers.email, firstName: customers.firstName })
    .from(customers)
    .where(and(key, isNull(customers.deletedAt)))
    .for("update");
  if (!found) throw new AppError("not_found", "This account is deleted already.");
  await ctx.db
    .update(customers)
    .set({
      // No mail can be sent to it, and it cannot be registered.
      email: `deleted-${customerId}@deleted.invalid`,
      passwordHash: null,
      verifyHash: null,
      firstName: "",
      lastName: "",
      nickName: "",
      groupCode: "",
      note: "",
      tags: [],
      isTaxExempt: false,
      taxExemptReason: "",
      vatNumber: "",
      vatCheck: null,
      invoiceReference: "",
      visitorLocation: null,
      preferredSellerId: null,
      deletedAt: ctx.now(),
      updatedAt: ctx.now(),
    })
    .where(key);
  return found;
}
