import { mailShop } from "~/models/mail/mail-shop";
import { orderMail } from "~/models/mail/order-mail/order-mail";
import { orderPath, orderTrackingPath } from "~/paths";
import { registerPath } from "~/paths/account";
import { listOrderDownloads } from "../downloads/list-downloads.server";
import { sendMail } from "../mail/send-mail.server";
import { loadOrder } from "../orders/load-order.server";
import { signOrderKey } from "../orders/order-key.server";
import type { JobHandler } from "./job.server";
import { shopContextForJob } from "./shop-context-for-job.server";

/** Sends a mail about an order, with links that open it for the reader of the mail (rules orders-5 and orders-9). */
export const sendOrderMailJob: JobHandler<"send-order-mail"> = async (
  deps,
  { shopId, orderId, kind, subjectId },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  const order = ctx && (await loadOrder(ctx, orderId));
  if (!ctx || !order) return;
  const key = signOrderKey(deps.secret, { kind: "order", shopId, id: orderId });
  const mail = orderMail({
    ...{ kind, order, subjectId },
    downloads: await listOrderDownloads({ ...ctx, secret: deps.secret }, orderId),
    shop: mailShop(ctx.shop, ctx.origin),
    orderUrl: `${ctx.origin}${orderPath(orderId, key)}`,
    trackingUrl: `${ctx.origin}${orderTrackingPath(orderId, key)}`,
    registerUrl: `${ctx.origin}${registerPath()}`,
  });
  if (mail) await sendMail(deps, mail);
};
