// @public

import { and, eq, isNull } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { customers } from "~/tables/accounts/customers";
import { noAccount, type RemovedData } from "../../accounts/account-data/customer-data.server";
import { findGuest } from "../../orders/guests/find-guest.server";
import { announceChange } from "../../shops/changes/announce-change.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { requireConfirmed } from "../../shops/records/require-confirmed.server";

/**
 * Deletes what is kept of a guest in all shops of the business, as each
 * area's `CustomerData` says (rule office-97). Their orders stay, as those of a deleted account do.
 * @throws AppError `not_found`, `forbidden`, `confirm_first`; `conflict` for an email with an account, which
 * its owner deletes
 */
export async function deleteGuest(ctx: ShopContext, typed: string): Promise<void> {
  const { email } = await findGuest(ctx, typed);
  await requireConfirmed(ctx);
  await inTransaction(ctx, async (inner) => {
    const { db, tenant } = inner;
    const isIt = and(
      eq(customers.tenantId, tenant.id),
      eq(customers.email, email),
      isNull(customers.deletedAt),
    );
    const [account] = await db.select({ id: customers.id }).from(customers).where(isIt);
    if (account)
      throw new AppError("conflict", "This email has an account. Its owner deletes both under “My account”.");
    const removed: RemovedData = { tags: [], files: [] };
    for (const { remove } of [...inner.handlers.customerData].reverse()) {
      const owner = { customerId: noAccount, email };
      const { tags = [], files = [] } = (await remove?.(inner, owner, { removesReviews: false })) ?? {};
      removed.tags.push(...tags);
      removed.files.push(...files);
    }
    await announceChange(inner, "tenant", removed.tags);
    if (removed.files.length > 0) await enqueueJob(inner, "remove-files", { files: removed.files });
  });
}
