import { announceChange } from "../../shops/changes/announce-change.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";

/** Has pages made anew in which something begins or ends now (rule builder-13). */
export const renewPageJob: JobHandler<"renew-page"> = async (deps, { shopId, templateId }) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (ctx) await announceChange(ctx, "shop", [`template:${templateId}`]);
};
