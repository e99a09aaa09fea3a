// @public

import { and, eq } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import { recordDrafts } from "~/tables/shops/records";
import { inTransaction } from "../changes/in-transaction.server";
import type { ShopContext } from "../context/shop-context.server";
import { requireDraft } from "../records/hold-draft.server";
import type { RecordKind } from "../records/record-kind";
import type { ExpectedVersion } from "../records/refuse-stale.server";

/**
 * Throws a draft away.
 * @param expected the version of the draft that shall go (rule owners-2)
 * @throws AppError `forbidden`, `not_found`; StaleRecord
 */
export async function discardRecordDraft<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  name: string,
  expected?: ExpectedVersion,
): Promise<void> {
  authorize(await ctx.actor(), "change", kind.subjectOf(ctx));
  await inTransaction(ctx, async (inner) => {
    const { id } = await requireDraft(inner, kind, name, expected);
    await inner.db
      .delete(recordDrafts)
      .where(and(eq(recordDrafts.tenantId, inner.tenant.id), eq(recordDrafts.id, id)));
  });
}
