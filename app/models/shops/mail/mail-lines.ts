// @public

import { isStoredUrl, variantUrl } from "../../platform/media/media-address";
import { escapeHtml } from "../hosts/escape-html";
import type { MailShop } from "./mail-shop";
import { mailSides } from "./mail-sides";
import { mailUrl } from "./mail-url";

/** What a mail names with its picture; `pictureUrl` is absolute, null for none. Plain texts. */
export type MailLine = { text: string; detail: string; amount: string; pictureUrl: string | null };

/** A table of products with their pictures and amounts. Texts are escaped here. */
export function mailLines(lines: readonly MailLine[], { colors, direction }: MailShop): string {
  if (lines.length === 0) return "";
  const { start, end } = mailSides({ direction });
  const cell = `padding:10px 0;border-bottom:1px solid ${colors.line};vertical-align:top`;
  const hasPictures = lines.some(({ pictureUrl }) => pictureUrl !== null);
  const rows = lines.map(({ text, detail, amount, pictureUrl }) => {
    const picture = pictureUrl
      ? `<img src="${escapeHtml(pictureUrl)}" alt="" width="64" height="64" style="width:64px;height:64px;object-fit:cover;border-radius:6px;background:${colors.sunken}">`
      : "";
    const more = detail
      ? `<br><span class="m-muted" style="font-size:14px;color:${colors.muted}">${escapeHtml(detail)}</span>`
      : "";
    const first = hasPictures ? `<td class="m-line" width="80" style="${cell}">${picture}</td>` : "";
    return `<tr>${first}<td class="m-line" dir="auto" style="${cell}">${escapeHtml(text)}${more}</td><td class="m-line" style="${cell};padding-${start}:12px;text-align:${end};white-space:nowrap">${escapeHtml(amount)}</td></tr>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 20px">${rows.join("")}</table>`;
}

/** Such a line in a text part. */
export const mailLineText = ({ text, detail, amount }: MailLine): string =>
  [[text, amount].filter(Boolean).join("  "), detail].filter(Boolean).join("\n  ");

/** The absolute address of a picture in a mail: mail programs show no newer formats than JPEG. */
export function mailPicture(imageUrl: string, shop: Pick<MailShop, "origin">): string | null {
  if (imageUrl === "") return null;
  return mailUrl(shop, isStoredUrl(imageUrl) ? variantUrl(imageUrl, 160, "jpg") : imageUrl);
}
