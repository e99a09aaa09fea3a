import { stockNoticeMail } from "~/models/conversations/mail/stock-notice-mail";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { productPath } from "~/paths";
import { stockNoticePath } from "~/paths/stock-notices";
import { unsubscribeUrl } from "../../accounts/mail-preferences/unsubscribe.server";
import { wantsMail } from "../../accounts/mail-preferences/wants-mail.server";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { signLink } from "../../shops/secrets/signed-link.server";
import { claimStockNotice, releaseStockNotice } from "../stock-notices/change-stock-notice.server";
import { findStockNotice } from "../stock-notices/find-stock-notice.server";
import { readStocks } from "../stock-notices/read-stocks.server";

/**
 * Sends a mail of a notice. That a product is back is said once, and only while it still is (rule
 * stock-notices-4): the notice is taken before the mail leaves, and given back if it does not.
 */
export const sendStockNoticeJob: JobHandler<"send-stock-notice"> = async (
  deps,
  { shopId, noticeId, kind },
) => {
  const ctx = await shopContextForJob(deps, shopId);
  const notice = ctx && (await findStockNotice(ctx, noticeId));
  if (!notice || notice.isMailed) return;
  const { id, email, product } = notice;
  const key = signLink(deps.secret, { kind: "stock-notice", shopId, id });
  const shop = mailShopOf(ctx);
  const mail = stockNoticeMail(shop, kind, {
    id,
    to: email,
    productName: product.name,
    image: product.image,
    url: mailUrl(ctx, stockNoticePath(id, key)),
    productUrl: mailUrl(ctx, productPath(product.slug, product.variationSku ?? undefined)),
    unsubscribeUrl: unsubscribeUrl({ ...ctx, secret: deps.secret }, { kind: "back-in-stock", id }),
  });
  if (kind !== "returned") return sendMail(deps, mail);
  const isBack = (await readStocks(ctx, [product.id])).get(product.id)?.isInStock === true;
  if (!(await wantsMail(ctx, notice.customerId, "back-in-stock"))) return;
  if (!isBack || !notice.isConfirmed || !(await claimStockNotice(ctx, id))) return;
  await sendMail(deps, mail).catch(async (error: unknown) => {
    await releaseStockNotice(ctx, id);
    throw error;
  });
};
