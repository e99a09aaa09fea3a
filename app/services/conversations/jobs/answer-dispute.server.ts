import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { sendDisputeAnswer } from "../disputes/send-dispute-answer.server";

/** Sends an answer to a dispute whose provider could not be reached at once (rule payment-28). */
export const answerDisputeJob: JobHandler<"answer-dispute"> = async (deps, { shopId, answerId }) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (ctx) await sendDisputeAnswer({ ...ctx, fileStore: deps.fileStore }, answerId);
};
