import { and, eq } from "drizzle-orm";
import { sellerMail } from "~/models/orders/mail/seller-mail";
import { officeUrl } from "~/models/shops/mail/mail-url";
import { adminOrderPath } from "~/paths/staff";
import { orders } from "~/tables/orders/orders";
import { findSellerMailbox } from "../../marketplace/find-seller-mailbox.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { loadOrder } from "../reading/load-order.server";

/** Tells a seller about one of their orders (rule sellers-12). */
export const sendSellerMailJob: JobHandler<"send-seller-mail"> = async (
  deps,
  { shopId, orderId, kind, subjectId },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  const order = ctx && (await loadOrder(ctx, orderId));
  if (!ctx || !order) return;
  const [row] = await ctx.db
    .select({ sellerId: orders.sellerId })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, orderId)));
  const shop = mailShopOf(ctx);
  const url = officeUrl(ctx, adminOrderPath(order.incrementId));
  const own = row ? await findSellerMailbox(ctx, row.sellerId) : "";
  // A return or withdrawal must be answered, so the shop gets it where its seller has no address of its own.
  const isForSomebody = kind === "return_requested" || kind === "withdrawn";
  const to = own === "" && isForSomebody ? shop.email : own;
  if (to !== "") await sendMail(deps, sellerMail({ kind, to, order, shop, url, subjectId }));
};
