// @public

import type { Mail } from "../../platform/mail/mail";
import { escapeHtml } from "../hosts/escape-html";
import { type MailLine, mailLines, mailLineText } from "./mail-lines";
import { mailButton, mailPage, mailParagraphs } from "./mail-page";
import { reachText } from "./mail-reach";
import type { MailShop } from "./mail-shop";
import { type LetterWords, letterSays } from "./own-words";

/** A mail with one message and one link. Plain texts. */
export type LinkMail = {
  to: string;
  messageKey: string;
  subject: string;
  /** Whom it greets, above the lines; empty for none. */
  greeting?: string;
  lines: readonly string[];
  /** What a person wrote, which no words of the owner take the place of. */
  written?: readonly string[];
  /** Which letter it is, in which the owner may have words of their own; absent for one to staff. */
  own?: LetterWords;
  /** What the message names with pictures, below it. */
  goods?: readonly MailLine[];
  /** What is said below the goods. */
  after?: readonly string[];
  /** The label of the link. */
  action: string;
  url: string;
  /** Why the reader has it. */
  note: string;
  /** Ends mails of its kind. */
  unsubscribeUrl?: string | undefined;
};

/**
 * A mail with one message and one link in the shop's look, and one link to get no more of its kind where it
 * has that address. All texts are escaped here.
 */
export function linkMail(shop: MailShop, mail: LinkMail): Mail {
  const { t } = shop;
  const { goods = [], written = [], action, url, note, unsubscribeUrl } = mail;
  const said = { subject: mail.subject, paragraphs: mail.lines };
  const { subject, paragraphs, closing } = letterSays(shop, mail.own, said);
  const lines = [...(mail.greeting ? [mail.greeting] : []), ...paragraphs, ...written];
  const after = [...(mail.after ?? []), ...closing];
  return {
    to: mail.to,
    subject,
    messageKey: mail.messageKey,
    from: { name: shop.name, address: shop.email },
    ...(unsubscribeUrl ? { unsubscribeUrl } : {}),
    text: [
      ...lines,
      ...goods.map(mailLineText),
      ...after,
      `${action}: ${url}`,
      note,
      ...(unsubscribeUrl ? [`${t("Unsubscribe")}: ${unsubscribeUrl}`] : []),
      ...(mail.to === shop.email ? [shop.name] : reachText(shop)),
    ].join("\n\n"),
    html: mailPage({
      title: subject,
      shop,
      note,
      unsubscribeUrl,
      to: mail.to === shop.email ? "shop" : "reader",
      preview: paragraphs[0] ?? written[0] ?? subject,
      body: [
        mailParagraphs(lines),
        mailLines(goods, shop),
        mailParagraphs(after),
        `<p style="margin:28px 0 12px">${mailButton({ label: action, url, isMain: true }, shop)}</p>`,
        `<p class="m-muted" style="margin:0;font-size:14px;color:${shop.colors.muted}">${escapeHtml(t("If the button doesn’t open, copy this address:"))}<br><a href="${escapeHtml(url)}" style="color:inherit">${escapeHtml(url)}</a></p>`,
      ]
        .filter(Boolean)
        .join("\n"),
    }),
  };
}
