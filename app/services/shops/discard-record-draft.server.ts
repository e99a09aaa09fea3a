// @public

import { and, eq } from "drizzle-orm";
import { authorize } from "~/models/shops/authorize";
import { recordDrafts } from "~/tables/records";
import { inTransaction } from "./in-transaction.server";
import type { RecordKind } from "./record-kind";
import { requireDraft } from "./records/hold-draft.server";
import type { ExpectedVersion } from "./refuse-stale.server";
import type { ShopContext } from "./shop-context.server";

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
