import { orderConfirmationMail } from "~/models/mail/order-confirmation";
import { orderPath } from "~/paths";
import { sendMail } from "../mail/send-mail.server";
import { loadOrder } from "../orders/load-order.server";
import { signOrderKey } from "../orders/order-key.server";
import type { JobHandler } from "./job.server";
import { shopContextForJob } from "./shop-context-for-job.server";

/** Sends the confirmation of an order, with a link that opens it for the reader of the mail (rule orders-5). */
export const sendOrderConfirmationJob: JobHandler<"send-order-confirmation"> = async (
  deps,
  { shopId, orderId },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  const order = ctx && (await loadOrder(ctx, orderId));
  if (!ctx || !order) return;
  const key = signOrderKey(deps.secret, { shopId, orderId });
  const mail = orderConfirmationMail({
    order,
    shopName: ctx.shop.name,
    shopEmail: ctx.shop.settings.general.email,
    orderUrl: `${ctx.origin}${orderPath(orderId, key)}`,
  });
  await sendMail(deps, mail);
};
