import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { takeDownDuePage } from "../builder/take-down-page.server";

/** Takes a page down at the moment its owner said. */
export const takeDownPageJob: JobHandler<"take-down-page"> = async (deps, { shopId, templateId }) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (ctx) await takeDownDuePage(ctx, templateId);
};
