import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import { publishDueDraft } from "../../shops/drafts/publish-due-draft.server";
import type { JobHandler } from "../../shops/jobs/job.server";

/** Publishes what an owner wrote for this moment. */
export const publishDraftJob: JobHandler<"publish-draft"> = async (deps, { shopId, draftId }) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (ctx) await publishDueDraft(ctx, draftId);
};
