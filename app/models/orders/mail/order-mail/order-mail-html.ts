import { escapeHtml } from "../../../shops/escape-html";
import { mailButton, mailPage, mailTable } from "../../../shops/mail-page";
import type { MailShop } from "../../../shops/mail-shop";
import type { MailGoods, MailLine, OrderMailParts } from "./order-mail-parts";
import type { OrderMailWords } from "./order-mail-words";

const heading = "font:600 18px Georgia,serif;margin:24px 0 8px";

/** The HTML of a mail about an order, in the shop's look. All texts are escaped here. */
export function orderMailHtml(words: OrderMailWords, parts: OrderMailParts, shop: MailShop): string {
  const { steps, goods, sums, blocks, actions } = parts;
  const body = [
    ...words.paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`),
    steps.length > 0
      ? `<h2 style="${heading}">What happens next</h2><ol style="margin:0 0 20px;padding-left:20px">${steps.map((step) => `<li>${escapeHtml(step)}</li>`).join("")}</ol>`
      : "",
    ...goods.map((part) => goodsHtml(part, shop)),
    // The sums of all orders below those of each.
    goods.length > 1 && sums.length > 0 ? `<h2 style="${heading}">All orders</h2>` : "",
    sums.length > 0 ? mailTable(sums, shop) : "",
    `<p style="margin:24px 0 12px">${actions.map((action, at) => mailButton({ ...action, isMain: at === 0 }, shop)).join("")}</p>`,
    ...blocks.map(
      ({ title, rows }) =>
        `<p style="margin:20px 0 0"><strong>${escapeHtml(title)}</strong><br>${rows.map(escapeHtml).join("<br>")}</p>`,
    ),
  ];
  return mailPage({
    title: words.title,
    shop,
    body: body.filter(Boolean).join("\n"),
    footer: footerOf(shop),
  });
}

/** How to reach the shop. */
function footerOf({ name, email, phone, address }: MailShop): string {
  const call =
    phone === ""
      ? ""
      : ` or call <a href="tel:${escapeHtml(phone)}" style="color:inherit">${escapeHtml(phone)}</a>`;
  const reach = `Questions? Reply to this email, write to <a href="mailto:${escapeHtml(email)}" style="color:inherit">${escapeHtml(email)}</a>${call}.`;
  return [reach, [name, address].filter(Boolean).map(escapeHtml).join(", ")].join("<br>");
}

const goodsHtml = ({ title, lines, sums }: MailGoods, shop: MailShop): string =>
  [
    title === "" ? "" : `<h2 style="${heading}">${escapeHtml(title)}</h2>`,
    lines.length > 0 ? lineTable(lines, shop) : "",
    sums.length > 0 ? mailTable(sums, shop) : "",
  ].join("");

function lineTable(lines: readonly MailLine[], { colors }: MailShop): string {
  const cell = `padding:10px 0;border-bottom:1px solid ${colors.line};vertical-align:top`;
  const rows = lines.map(({ text, detail, amount, pictureUrl }) => {
    const picture = pictureUrl
      ? `<img src="${escapeHtml(pictureUrl)}" alt="" width="64" height="64" style="width:64px;height:64px;object-fit:cover;border-radius:6px;background:${colors.sunken}">`
      : "";
    const more = detail
      ? `<br><span style="font-size:14px;color:${colors.muted}">${escapeHtml(detail)}</span>`
      : "";
    return `<tr><td width="80" style="${cell}">${picture}</td><td style="${cell}">${escapeHtml(text)}${more}</td><td style="${cell};text-align:right;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 20px">${rows.join("")}</table>`;
}
