// @public

import { escapeHtml } from "../hosts/escape-html";
import { reachHtml } from "./mail-reach";
import type { MailShop } from "./mail-shop";
import { mailSides } from "./mail-sides";
import { mailUrl } from "./mail-url";

/**
 * More room on a phone, and dark colours, for mail programs that read a style element. They must override the
 * inline styles that all programs read, and leave the header and the main button in the shop's colour.
 */
const mailStyle = `@media (max-width:480px){.m-card,.m-head,.m-foot{padding:20px!important}.m-code{font-size:20px!important}}@media (max-width:360px){.m-code{font-size:16px!important}}@media (prefers-color-scheme:dark){.m-page{background:#101312!important;color:#eceeed!important}.m-card{background:#1b201e!important}.m-muted{color:#aab3af!important}.m-quiet{color:#eceeed!important}.m-line{border-color:#3a423f!important}.m-code{background:#101312!important}.m-card a:not(.m-main){color:#eceeed!important}}`;

/** Paragraphs of plain text; a line break in one stays. Texts are escaped here. */
export const mailParagraphs = (texts: readonly string[]): string =>
  texts
    .map((text) => `<p dir="auto" style="margin:0 0 16px">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`)
    .join("\n");

/** A heading with the lines under it. Texts are escaped here. */
export const mailBlock = ({ title, rows }: { title: string; rows: readonly string[] }): string =>
  `<p dir="auto" style="margin:20px 0 0"><strong>${escapeHtml(title)}</strong><br>${rows.map((row) => escapeHtml(row).replaceAll("\n", "<br>")).join("<br>")}</p>`;

/** Rows of name and amount; the total stands out. Texts are escaped here. */
export function mailTable(rows: readonly (readonly [string, string])[], shop: MailShop): string {
  const { colors, t } = shop;
  const { start, end } = mailSides(shop);
  const cells = rows.map(([name, amount]) => {
    const weight = name === t("Total") ? "font-weight:700;font-size:18px;" : "";
    const cell = `padding:8px 0;border-bottom:1px solid ${colors.line};${weight}`;
    return `<tr><td class="m-line" style="${cell}">${escapeHtml(name)}</td><td class="m-line" style="${cell}padding-${start}:12px;text-align:${end};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 20px">${cells.join("")}</table>`;
}

/** A link that looks like the shop's buttons, the main one filled. Texts are escaped here. */
export const mailButton = (
  { label, url, isMain }: { label: string; url: string; isMain: boolean },
  { colors, direction }: MailShop,
): string =>
  `<a href="${escapeHtml(url)}" class="${isMain ? "m-main" : "m-quiet m-line"}" style="${isMain ? `background:${colors.brand};color:${colors.brandInk}` : `color:${colors.ink}`};border:1px solid ${isMain ? colors.brand : colors.line};padding:14px 26px;border-radius:8px;text-decoration:none;font-weight:600;display:inline-block;margin:0 0 8px;margin-${mailSides({ direction }).end}:8px">${escapeHtml(label)}</a>`;

/**
 * What a mail is made of: `preview` is what a list of mails shows beside the subject; `note` is plain text.
 */
type MailPage = {
  title: string;
  shop: MailShop;
  preview: string;
  /** HTML, made by the functions of this file. */
  body: string;
  /** Why the reader has it, above the shop's address. */
  note?: string;
  unsubscribeUrl?: string | undefined;
  /** The shop itself needs no words on how to reach it. */
  to?: "shop" | "reader";
};

/**
 * A complete HTML mail in the shop's colours: one column, inline styles because mail clients drop everything
 * else, and dark colours for programs that read the style element. Long words and addresses wrap. Title, note
 * and names are escaped here.
 */
export function mailPage({ title, shop, preview, body, note = "", unsubscribeUrl, to }: MailPage): string {
  const { colors, t } = shop;
  const footer = [
    escapeHtml(note),
    unsubscribeUrl
      ? `<a href="${escapeHtml(unsubscribeUrl)}" style="color:inherit">${escapeHtml(t("Unsubscribe"))}</a>`
      : "",
    ...(to === "shop" ? [] : reachHtml(shop)),
  ];
  return `<!doctype html>
<html lang="${escapeHtml(shop.language)}" dir="${shop.direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${mailStyle}</style></head>
<body class="m-page" style="margin:0;background:${colors.sunken};color:${colors.ink};font:16px/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;overflow-wrap:anywhere;word-break:break-word">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
<div class="m-head" style="background:${colors.brand};color:${colors.brandInk};border-radius:12px 12px 0 0;padding:20px 28px;font:24px Georgia,serif">${shopMark(shop)}</div>
<div class="m-card" style="background:#ffffff;border-radius:0 0 12px 12px;padding:28px">
<h1 dir="auto" style="font:600 26px/1.25 Georgia,serif;margin:0 0 12px">${escapeHtml(title)}</h1>
${body}
</div>
<div class="m-foot m-muted" style="padding:20px 28px;font-size:14px;color:${colors.muted}">${footer.filter(Boolean).join("<br>")}</div>
</div></body></html>
`;
}

/** The shop's logo, or its name; a mail without pictures shows the name. */
function shopMark({ name, logoUrl, ...at }: MailShop): string {
  const shown = logoUrl
    ? `<img src="${escapeHtml(logoUrl)}" alt="${escapeHtml(name)}" height="36" style="height:36px;border:0;vertical-align:middle">`
    : escapeHtml(name);
  return `<a href="${escapeHtml(mailUrl(at, "/"))}" style="color:inherit;text-decoration:none">${shown}</a>`;
}
