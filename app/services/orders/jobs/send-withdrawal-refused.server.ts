import { withdrawalRefusedMail } from "~/models/orders/mail/withdrawal-refused-mail";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { orderPath } from "~/paths";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { signLink } from "../../shops/secrets/signed-link.server";
import { loadOrder } from "../reading/load-order.server";

/** Says why a withdrawal was not taken, to whom the order belongs (rule withdrawals-5). */
export const sendWithdrawalRefusedJob: JobHandler<"send-withdrawal-refused"> = async (
  deps,
  { shopId, orderId, why, at },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  const order = ctx && (await loadOrder(ctx, orderId));
  if (!ctx || !order) return;
  const { incrementId, email } = order;
  const url = mailUrl(ctx, orderPath(orderId, signLink(deps.secret, { kind: "order", shopId, id: orderId })));
  await sendMail(deps, withdrawalRefusedMail(mailShopOf(ctx), { incrementId, email, url, why, at }));
};
