import { escapeHtml } from "./escape-html";
import type { MailShop } from "./mail-shop";
import { mailUrl } from "./mail-url";

/** Rows of name and amount; the row 'Total' stands out. Texts are escaped here. */
export function mailTable(rows: readonly (readonly [string, string])[], { colors }: MailShop): string {
  const cells = rows.map(([name, amount]) => {
    const weight = name === "Total" ? "font-weight:700;font-size:18px;" : "";
    const cell = `padding:8px 0;border-bottom:1px solid ${colors.line};${weight}`;
    return `<tr><td style="${cell}">${escapeHtml(name)}</td><td style="${cell}text-align:right;white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 20px">${cells.join("")}</table>`;
}

/** A link that looks like the shop's buttons, the main one filled. Texts are escaped here. */
export const mailButton = (
  { label, url, isMain }: { label: string; url: string; isMain: boolean },
  { colors }: MailShop,
): string =>
  `<a href="${escapeHtml(url)}" style="${isMain ? `background:${colors.brand};color:${colors.brandInk}` : `color:${colors.ink}`};border:1px solid ${isMain ? colors.brand : colors.line};padding:14px 26px;border-radius:8px;text-decoration:none;display:inline-block;margin:0 8px 8px 0">${escapeHtml(label)}</a>`;

/**
 * A complete HTML mail in the shop's colours: one column, inline styles because mail clients drop everything
 * else. `body` and `footer` are HTML; title and names are escaped here.
 */
export function mailPage({
  title,
  shop,
  body,
  footer = "",
}: {
  title: string;
  shop: MailShop;
  body: string;
  footer?: string;
}): string {
  const { colors } = shop;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:${colors.sunken};color:${colors.ink};font:16px/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:24px 16px">
<div style="background:${colors.brand};color:${colors.brandInk};border-radius:12px 12px 0 0;padding:20px 28px;font:24px Georgia,serif">${shopMark(shop)}</div>
<div style="background:#ffffff;border-radius:0 0 12px 12px;padding:28px">
<h1 style="font:600 26px/1.25 Georgia,serif;margin:0 0 12px">${escapeHtml(title)}</h1>
${body}
</div>
<div style="padding:20px 28px;font-size:14px;color:${colors.muted}">${footer}</div>
</div></body></html>
`;
}

/** The shop's logo, or its name; a mail without pictures shows the name. */
function shopMark({ name, logoUrl, origin }: MailShop): string {
  const shown = logoUrl
    ? `<img src="${escapeHtml(logoUrl)}" alt="${escapeHtml(name)}" height="36" style="height:36px;border:0;vertical-align:middle">`
    : escapeHtml(name);
  return origin === ""
    ? shown
    : `<a href="${escapeHtml(mailUrl({ origin }, "/"))}" style="color:inherit;text-decoration:none">${shown}</a>`;
}
