import { and, eq, sql } from "drizzle-orm";
import { orderLinkMail } from "~/models/orders/mail/order-link-mail";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { orderTrackingPath } from "~/paths";
import { orders } from "~/tables/orders/orders";
import { ofShop } from "../../shops/context/of-shop.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { signLink } from "../../shops/secrets/signed-link.server";

/**
 * Mails the link of an order to the e-mail it was placed with; another e-mail gets nothing (rule orders-12).
 */
export const sendOrderLinkJob: JobHandler<"send-order-link"> = async (deps, { shopId, number, email }) => {
  const ctx = await shopContextForJob(deps, shopId);
  if (!ctx) return;
  const [order] = await ctx.db
    .select({ id: orders.id, incrementId: orders.incrementId, email: orders.email })
    .from(orders)
    .where(
      and(
        ofShop(orders, ctx),
        eq(orders.incrementId, number),
        eq(sql`lower(${orders.email})`, email.toLowerCase()),
      ),
    );
  if (!order) return;
  const key = signLink(deps.secret, { kind: "order", shopId, id: order.id });
  const shop = mailShopOf(ctx);
  const url = mailUrl(ctx, orderTrackingPath(order.id, key));
  const minute = ctx.now().toISOString().slice(0, 16);
  await sendMail(deps, orderLinkMail(shop, { ...order, url, minute }));
};
