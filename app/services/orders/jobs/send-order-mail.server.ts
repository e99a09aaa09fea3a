import { orderMail } from "~/models/orders/mail/order-mail/order-mail";
import type { MailedOrder } from "~/models/orders/mail/order-mail/order-mail-parts";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { mailShop } from "~/models/shops/mail/mail-shop";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { orderPath, orderTrackingPath } from "~/paths";
import { registerPath } from "~/paths/account";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { signLink } from "../../shops/secrets/signed-link.server";
import { listOrderDownloads } from "../downloads/list-downloads.server";
import { loadOrder } from "../reading/load-order.server";
import { loadPlacedTogether } from "../reading/load-placed-together.server";

/**
 * Sends a mail about an order, with links that open it for the reader of the mail (rules orders-5 and
 * orders-9).
 */
export const sendOrderMailJob: JobHandler<"send-order-mail"> = async (
  deps,
  { shopId, orderId, kind, subjectId },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  const order = ctx && (await loadOrder(ctx, orderId));
  if (!ctx || !order) return;
  const keyOf = (id: string) => signLink(deps.secret, { kind: "order", shopId, id });
  const mailed = async (one: OrderView): Promise<MailedOrder> => ({
    order: one,
    downloads: await listOrderDownloads({ ...ctx, secret: deps.secret }, one.id),
    orderUrl: mailUrl(ctx, orderPath(one.id, keyOf(one.id))),
  });
  const confirms = kind === "placed" || kind === "paid";
  const [first = order, ...others] = confirms ? await loadPlacedTogether(ctx, order) : [order];
  const beside: MailedOrder[] = [];
  for (const other of others) beside.push(await mailed(other));
  const mail = orderMail({
    kind,
    subjectId,
    ...(await mailed(first)),
    beside,
    shop: mailShop(ctx.shop, ctx.origin),
    trackingUrl: mailUrl(ctx, orderTrackingPath(first.id, keyOf(first.id))),
    registerUrl: mailUrl(ctx, registerPath()),
  });
  if (mail) await sendMail(deps, mail);
};
