// @public

import { and, eq } from "drizzle-orm";
import { authorize } from "~/models/shops/actors/authorize";
import { recordDrafts } from "~/tables/shops/records";
import { inTransaction } from "../changes/in-transaction.server";
import type { ShopContext } from "../context/shop-context.server";
import { changeHeldRecord } from "../records/change-held-record.server";
import { requireDraft } from "../records/hold-draft.server";
import type { ChangedRecord, RecordKind } from "../records/record-kind";
import type { ExpectedVersion } from "../records/refuse-stale.server";

/**
 * Publishes a draft, under the version it was made to, and ends it (rule owners-5).
 * @param expected the version of the draft itself (rule owners-2)
 * @throws as changeRecord does; the draft stays then
 */
export async function publishRecordDraft<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  name: string,
  expected?: ExpectedVersion,
): Promise<ChangedRecord<R>> {
  authorize(await ctx.actor(), "change", kind.subjectOf(ctx));
  return inTransaction(ctx, async (inner) => {
    const draft = await requireDraft(inner, kind, name, expected);
    // What it was checked by may have changed since.
    const record = kind.check(name, draft.record, inner);
    const changed = await changeHeldRecord(inner, kind, name, { record, expectedVersion: draft.madeFrom });
    const ofDraft = and(eq(recordDrafts.tenantId, inner.tenant.id), eq(recordDrafts.id, draft.id));
    await inner.db.delete(recordDrafts).where(ofDraft);
    return changed;
  });
}
