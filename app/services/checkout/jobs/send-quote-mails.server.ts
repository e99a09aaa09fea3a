import { quotePricedMail, quoteReceivedMail, quoteToPriceMail } from "~/models/checkout/quote/quote-mails";
import { mailUrl } from "~/models/shops/mail/mail-url";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { quotePreviewPath } from "~/paths";
import { shopContextForJob } from "../../shops/context/shop-context-for-job.server";
import type { JobHandler } from "../../shops/jobs/job.server";
import { mailShopOf } from "../../shops/mail/mail-shop-of.server";
import { sendMail } from "../../shops/mail/send-mail.server";
import { signLink } from "../../shops/secrets/signed-link.server";
import { findQuote } from "../find-quote.server";
import { quoteView } from "../read-quote.server";

/**
 * Sends the mails about a quote: to shop and shopper when it was requested, to the shopper when it was
 * priced.
 */
export const sendQuoteMailsJob: JobHandler<"send-quote-mails"> = async (deps, { shopId, quoteId, kind }) => {
  const ctx = await shopContextForJob(deps, shopId);
  const row = ctx && (await findQuote(ctx, quoteId));
  if (!ctx || !row) return;
  const key = signLink(deps.secret, { kind: "quote", shopId, id: quoteId });
  const mail = {
    quote: await quoteView(ctx, row, { ...anonymousVisitor, cartId: row.cartId }),
    shop: mailShopOf(ctx),
    url: mailUrl(ctx, quotePreviewPath(quoteId, key)),
    revision: String(row.updatedAt.getTime()),
  };
  const mails =
    kind === "priced" ? [quotePricedMail(mail)] : [quoteReceivedMail(mail), quoteToPriceMail(mail)];
  for (const each of mails) await sendMail(deps, each);
};
