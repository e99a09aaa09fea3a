import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/authorize";
import { recordDrafts } from "~/tables/records";
import { enqueueJob } from "./enqueue-job.server";
import { inTransaction } from "./in-transaction.server";
import type { RecordDraft } from "./list-record-drafts.server";
import type { RecordKind } from "./record-kind";
import { noDraft } from "./records/no-draft.server";
import { ofRecord } from "./records/of-record.server";
import { withState } from "./records/with-state.server";
import type { ShopContext } from "./shop-context.server";

/**
 * Has a draft published by a job at a moment to come (rule owners-5).
 * @throws AppError `forbidden`, `not_found`, and `invalid` for a moment that is over
 */
export async function scheduleRecordDraft<R>(
  ctx: ShopContext,
  kind: RecordKind<R>,
  name: string,
  publishAt: Date,
): Promise<RecordDraft> {
  authorize(await ctx.actor(), "change", kind.subjectOf(ctx));
  if (publishAt <= ctx.now())
    throw new AppError("invalid", "This moment is over. Say one to come, or publish now.", "at");
  return inTransaction(ctx, async (inner) => {
    const [draft] = await inner.db
      .update(recordDrafts)
      .set({ publishAt, fault: null })
      .where(ofRecord(recordDrafts, inner, kind, name))
      .returning();
    if (!draft) throw noDraft(kind, name);
    const queued = { jobKey: `draft:${draft.id}`, runAt: publishAt };
    await enqueueJob(inner, "publish-draft", { draftId: draft.id }, queued);
    return withState(inner, kind, draft);
  });
}
