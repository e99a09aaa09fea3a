import { escapeHtml } from "../../../shops/hosts/escape-html";
import { mailLines } from "../../../shops/mail/mail-lines";
import { mailBlock, mailButton, mailPage, mailParagraphs, mailTable } from "../../../shops/mail/mail-page";
import type { MailShop } from "../../../shops/mail/mail-shop";
import { mailSides } from "../../../shops/mail/mail-sides";
import type { MailGoods, OrderMailParts } from "./order-mail-parts";
import type { OrderMailWords } from "./order-mail-words";

const heading = "font:600 18px Georgia,serif;margin:24px 0 8px";

/** The HTML of a mail about an order, in the shop's look. All texts are escaped here. */
export function orderMailHtml(words: OrderMailWords, parts: OrderMailParts, shop: MailShop): string {
  const { t } = shop;
  const { steps, goods, sums, blocks, actions } = parts;
  const body = [
    mailParagraphs(words.paragraphs),
    steps.length > 0
      ? `<h2 style="${heading}">${escapeHtml(t("What happens next"))}</h2><ol style="margin:0 0 20px;padding-${mailSides(shop).start}:20px">${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join("")}</ol>`
      : "",
    ...goods.map((part) => goodsHtml(part, shop)),
    // The sums of all orders below those of each.
    goods.length > 1 && sums.length > 0 ? `<h2 style="${heading}">${escapeHtml(t("All orders"))}</h2>` : "",
    sums.length > 0 ? mailTable(sums, shop) : "",
    `<p style="margin:24px 0 12px">${actions.map((action, at) => mailButton({ ...action, isMain: at === 0 }, shop)).join(" ")}</p>`,
    ...blocks.map(mailBlock),
  ];
  return mailPage({
    title: words.title,
    shop,
    preview: words.paragraphs.at(-1) ?? words.title,
    body: body.filter(Boolean).join("\n"),
  });
}

const goodsHtml = ({ title, lines, sums }: MailGoods, shop: MailShop): string =>
  [
    title === "" ? "" : `<h2 style="${heading}">${escapeHtml(title)}</h2>`,
    mailLines(lines, shop),
    sums.length > 0 ? mailTable(sums, shop) : "",
  ].join("");
