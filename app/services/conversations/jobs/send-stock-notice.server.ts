import { stockNoticeMail } from "~/models/conversations/mail/stock-notice-mail";
import { mailShop } from "~/models/shops/mail-shop";
import { mailUrl } from "~/models/shops/mail-url";
import { productPath } from "~/paths";
import { stockNoticePath } from "~/paths/stock-notices";
import { unsubscribeUrl } from "../../accounts/unsubscribe.server";
import { wantsMail } from "../../accounts/wants-mail.server";
import type { JobHandler } from "../../shops/job.server";
import { sendMail } from "../../shops/send-mail.server";
import { shopContextForJob } from "../../shops/shop-context-for-job.server";
import { signLink } from "../../shops/signed-link.server";
import { claimStockNotice, releaseStockNotice } from "../change-stock-notice.server";
import { findStockNotice } from "../find-stock-notice.server";
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
  const shop = mailShop(ctx.shop, ctx.origin);
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
