import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { renderOrderMail } from "../mails/render-order-mail.server";

/** Sends a mail about an order (rule orders-9). */
export const sendOrderMailJob: JobHandler<"send-order-mail"> = async (
  deps,
  { shopId, orderId, to, ...about },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  const mail = ctx && (await renderOrderMail({ ...ctx, secret: deps.secret }, orderId, about));
  if (mail) await sendMail(deps, to === undefined ? mail : { ...mail, to });
};
