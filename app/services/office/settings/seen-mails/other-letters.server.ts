import { and, desc, eq } from "drizzle-orm";
import { quotePricedMail, quoteReceivedMail, quoteToPriceMail } from "~/models/checkout/quote/quote-mails";
import { formMail } from "~/models/content/form/form-mail";
import { type StockNoticeMailKind, stockNoticeMail } from "~/models/conversations/mail/stock-notice-mail";
import { refusedApplicationMail } from "~/models/marketplace/application/application-mail";
import { giftCardMail } from "~/models/selling/gift-card/gift-card-mail";
import { mailUrl, officeUrl } from "~/models/shops/mail/mail-url";
import { anonymousVisitor } from "~/models/shops/visitors/visitor";
import { homePath, productPath, quotePreviewPath } from "~/paths";
import { adminFormPath } from "~/paths/staff";
import { stockNoticePath } from "~/paths/stock-notices";
import { formSubmissions } from "~/tables/content/forms";
import { stockNotices } from "~/tables/conversations/stock-notices";
import { sellerApplications } from "~/tables/marketplace/seller-applications";
import { giftCardEntries, giftCards } from "~/tables/selling/gift-cards";
import { findQuoteByNumber, listQuotes } from "../../../checkout/find-quote.server";
import { quoteView } from "../../../checkout/read-quote.server";
import { findStockNotice } from "../../../conversations/stock-notices/find-stock-notice.server";
import { ofShop } from "../../../shops/context/of-shop.server";
import { exampleProof, type SeenAt, type SeenMail } from "./seen-mail";

async function quoteMail(at: SeenAt, number: string) {
  const row = number === "" ? (await listQuotes(at, 1))[0] : await findQuoteByNumber(at, number);
  return (
    row && {
      quote: await quoteView(at, row, { ...anonymousVisitor, cartId: row.cartId }),
      shop: at.mailShop,
      url: mailUrl(at, quotePreviewPath(row.id, exampleProof)),
      revision: "",
    }
  );
}

const aboutQuote =
  (make: typeof quotePricedMail): SeenMail =>
  async (at, of) => {
    const mail = await quoteMail(at, of);
    return mail ? make(mail) : null;
  };

/** The latest notice whose product is still shown. */
const aboutStock =
  (kind: StockNoticeMailKind): SeenMail =>
  async (at) => {
    const [row] = await at.db
      .select({ id: stockNotices.id })
      .from(stockNotices)
      .where(ofShop(stockNotices, at))
      .orderBy(desc(stockNotices.createdAt))
      .limit(1);
    const notice = row ? await findStockNotice(at, row.id) : null;
    if (!notice) return null;
    const { id, email, product } = notice;
    return stockNoticeMail(at.mailShop, kind, {
      id,
      to: email,
      productName: product.name,
      image: product.image,
      url: mailUrl(at, stockNoticePath(id, exampleProof)),
      productUrl: mailUrl(at, productPath(product.slug, product.variationSku ?? undefined)),
      unsubscribeUrl: mailUrl(at, homePath()),
    });
  };

/** Letters of what shoppers sent, asked for or were given, with the mails to the shop about it. */
export const otherLetters = {
  quote_received: aboutQuote(quoteReceivedMail),
  quote_priced: aboutQuote(quotePricedMail),
  quote_to_price: aboutQuote(quoteToPriceMail),
  stock_confirm: aboutStock("confirm"),
  stock_noted: aboutStock("noted"),
  stock_returned: aboutStock("returned"),
  async gift_card(at) {
    const isOfCard = and(
      eq(giftCardEntries.tenantId, giftCards.tenantId),
      eq(giftCardEntries.giftCardId, giftCards.id),
    );
    const [card] = await at.db
      .select({ card: giftCards, valueMinor: giftCardEntries.amountMinor })
      .from(giftCards)
      .innerJoin(giftCardEntries, isOfCard)
      .where(ofShop(giftCards, at))
      .orderBy(desc(giftCards.id), giftCardEntries.id)
      .limit(1);
    if (!card) return null;
    const { id, recipientEmail, recipientName, fromName, message } = card.card;
    return giftCardMail({
      giftCardId: id,
      // Who sees the mail must not be able to spend the card.
      code: "XXXX-XXXX-XXXX-XXXX",
      valueMinor: card.valueMinor,
      currency: at.tenant.currency,
      to: recipientEmail || at.mailShop.email,
      greetedName: recipientName,
      fromName,
      message,
      shop: at.mailShop,
    });
  },
  async form(at) {
    const [sent] = await at.db
      .select()
      .from(formSubmissions)
      .where(ofShop(formSubmissions, at))
      .orderBy(desc(formSubmissions.createdAt))
      .limit(1);
    return sent
      ? formMail({
          id: sent.id,
          shop: at.mailShop,
          formName: sent.attributeName,
          values: sent.content.map(({ wuid, value }) => ({ label: wuid, value })),
          fileTotal: 0,
          url: officeUrl(at, adminFormPath(sent.id)),
        })
      : null;
  },
  async application_refused(at) {
    const [asked] = await at.db
      .select()
      .from(sellerApplications)
      .where(ofShop(sellerApplications, at))
      .orderBy(desc(sellerApplications.id))
      .limit(1);
    const reason = asked?.reason || "We have enough sellers of what you make.";
    return asked
      ? refusedApplicationMail(at.mailShop, { ...asked, reason, url: mailUrl(at, homePath()) })
      : null;
  },
} as const satisfies Record<string, SeenMail>;
