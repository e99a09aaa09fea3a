import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { renderSubscriptionStarted } from "../mails/render-subscription-started.server";

/** Tells a customer which subscriptions a paid order started (rule subscriptions-4). */
export const sendSubscriptionStartedMailJob: JobHandler<"send-subscription-started-mail"> = async (
  deps,
  { shopId, orderId },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  const mail = ctx && (await renderSubscriptionStarted(ctx, orderId));
  if (mail) await sendMail(deps, mail);
};
