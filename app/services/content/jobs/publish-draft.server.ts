import type { JobHandler } from "../../shops/job.server";
import { publishDueDraft } from "../../shops/publish-due-draft.server";
import { shopContextForJob } from "../../shops/shop-context-for-job.server";

/** Publishes what an owner wrote for this moment. */
export const publishDraftJob: JobHandler<"publish-draft"> = async (deps, { shopId, draftId }) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (ctx) await publishDueDraft(ctx, draftId);
};
