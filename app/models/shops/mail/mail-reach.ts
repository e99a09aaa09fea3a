// @public

import { escapeHtml } from "../hosts/escape-html";
import type { MailShop } from "./mail-shop";

/** How a reader of a mail reaches the shop, and the shop's name and address: two lines of HTML. */
export function reachHtml(shop: MailShop): string[] {
  const link = (scheme: string, text: string) =>
    `<a href="${scheme}:${escapeHtml(scheme === "tel" ? text.replace(/[^+\d]/g, "") : text)}" style="color:inherit${scheme === "tel" ? ";white-space:nowrap" : ""}">${escapeHtml(text)}</a>`;
  return [
    reachLine(link("mailto", shop.email), shop.phone === "" ? "" : link("tel", shop.phone)),
    escapeHtml(placeLine(shop)),
  ];
}

/** The same two lines as plain text. */
export const reachText = (shop: MailShop): string[] => [reachLine(shop.email, shop.phone), placeLine(shop)];

const reachLine = (email: string, phone: string): string =>
  `Questions? Reply to this email, write to ${email}${phone === "" ? "" : ` or call ${phone}`}.`;

const placeLine = ({ name, address }: MailShop): string => [name, address].filter(Boolean).join(", ");
