// @public

import type { Mail } from "../../platform/mail/mail";
import { formatMoney } from "../../platform/money/format-money";
import type { Minor } from "../../platform/money/money";
import { escapeHtml } from "../../shops/hosts/escape-html";
import { greeting } from "../../shops/mail/greeting";
import { mailButton, mailPage, mailParagraphs } from "../../shops/mail/mail-page";
import { reachText } from "../../shops/mail/mail-reach";
import type { MailShop } from "../../shops/mail/mail-shop";
import { mailSides } from "../../shops/mail/mail-sides";
import { mailUrl } from "../../shops/mail/mail-url";
import { type LetterWords, letterSays } from "../../shops/mail/own-words";

/** What the mail of a gift card says. */
export type GiftCardMail = {
  giftCardId: number;
  to: string;
  /**
   * Whom it greets: the recipient by the name of their own account, whose e-mail is confirmed; empty for
   * others, since a buyer may type any name for a stranger (rule accounts-41).
   */
  greetedName: string;
  fromName: string;
  message: string;
  code: string;
  valueMinor: Minor;
  currency: string;
  shop: MailShop;
};

/** The mail that brings a gift card's code to its recipient (rule gift-cards-3), as HTML and text. */
export function giftCardMail(card: GiftCardMail): Mail {
  const { to, shop, giftCardId, fromName } = card;
  const { t } = shop;
  const value = formatMoney(card.valueMinor, card.currency);
  const own: LetterWords = { kind: "gift_card", facts: { name: card.greetedName, total: value } };
  const { subject, paragraphs, closing } = letterSays(shop, own, {
    subject: fromName
      ? t("{fromName} sent you a {shop} gift card", { fromName, shop: shop.name })
      : t("Your {shop} gift card", { shop: shop.name }),
    paragraphs: [t("Here’s a gift card worth {value} for {shop}.", { value, shop: shop.name })],
  });
  const hello = greeting(t, card.greetedName);
  const gift = paragraphs.join("\n");
  const use = t("Enter the code at checkout under “Gift card or code”. Any balance stays on the card.");
  const quote = card.message ? [card.message, ...(fromName ? [fromName] : [])] : [];
  return {
    to,
    from: { name: shop.name, address: shop.email },
    subject,
    messageKey: `gift-card-${giftCardId}`,
    text: [
      `${hello}\n${gift}`,
      ...(quote.length > 0 ? [quote.join("\n")] : []),
      t("Your code: {code}", { code: card.code }),
      use,
      ...closing,
      `${t("Start shopping")}: ${mailUrl(shop, "/")}`,
      ...reachText(shop),
    ].join("\n\n"),
    html: mailPage({
      title: subject,
      shop,
      preview: gift,
      body: `${mailParagraphs([`${hello}\n${gift}`])}
${quote.length > 0 ? `<blockquote class="m-line" dir="auto" style="margin:20px 0;padding-${mailSides(shop).start}:16px;border-${mailSides(shop).start}:3px solid ${shop.colors.line}">${quote.map((row) => escapeHtml(row).replaceAll("\n", "<br>")).join("<br>")}</blockquote>` : ""}
<p class="m-code" style="font:700 24px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:1px;background:${shop.colors.sunken};border-radius:8px;padding:18px;text-align:center">${escapeHtml(card.code)}</p>
<p>${escapeHtml(use)}</p>
${mailParagraphs(closing)}
<p style="margin:28px 0">${mailButton({ label: t("Start shopping"), url: mailUrl(shop, "/"), isMain: true }, shop)}</p>`,
    }),
  };
}
