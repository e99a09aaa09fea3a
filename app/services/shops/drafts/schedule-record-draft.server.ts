// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { recordDrafts } from "~/tables/shops/records";
import { inTransaction } from "../changes/in-transaction.server";
import type { ShopContext } from "../context/shop-context.server";
import { enqueueJob } from "../jobs/enqueue-job.server";
import { requireDraft } from "../records/hold-draft.server";
import type { RecordKind } from "../records/record-kind";
import type { ExpectedVersion } from "../records/refuse-stale.server";
import { withState } from "../records/with-state.server";
import type { RecordDraft } from "./list-record-drafts.server";

/**
 * Has a draft published by a job at a moment to come (rule owners-5).
 * @param order its `expectedVersion` is the version of the draft (rule owners-2)
 * @throws AppError `forbidden`, `not_found`, and `invalid` for a moment that is over; StaleRecord
 */
export async function scheduleRecordDraft<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  name: string,
  { at: publishAt, expectedVersion }: { at: Date; expectedVersion?: ExpectedVersion },
): Promise<RecordDraft> {
  authorize(await ctx.actor(), "change", kind.subjectOf(ctx));
  if (publishAt <= ctx.now())
    throw new AppError("invalid", "This moment is over. Say one to come, or publish now.", "at");
  return inTransaction(ctx, async (inner) => {
    const draft = await requireDraft(inner, kind, name, expectedVersion);
    const moment = { publishAt, fault: null };
    await inner.db
      .update(recordDrafts)
      .set(moment)
      .where(and(eq(recordDrafts.tenantId, inner.tenant.id), eq(recordDrafts.id, draft.id)));
    const queued = { jobKey: `draft:${draft.id}`, runAt: publishAt };
    await enqueueJob(inner, "publish-draft", { draftId: draft.id }, queued);
    return withState(inner, kind, { ...draft, ...moment });
  });
}
