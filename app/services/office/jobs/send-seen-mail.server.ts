import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { renderSeenMail } from "../settings/seen-mails/render-seen-mail.server";

/** Sends a mail to who asked to see it, as customers get it (rule orders-26). */
export const sendSeenMailJob: JobHandler<"send-seen-mail"> = async (deps, { shopId, kind, of, to, key }) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const mail = await renderSeenMail(Object.assign({ ...ctx }, { secret: deps.secret }), kind, of);
  await sendMail(deps, { ...mail, to, messageKey: `seen-${key}` });
};
