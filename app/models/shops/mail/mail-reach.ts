// @public

import { escapeHtml } from "../hosts/escape-html";
import type { MailShop } from "./mail-shop";

/** How a reader of a mail reaches the shop, and the shop's name and address: two lines of HTML. */
export function reachHtml(shop: MailShop): string[] {
  const link = (scheme: string, text: string) =>
    `<a href="${scheme}:${escapeHtml(scheme === "tel" ? text.replace(/[^+\d]/g, "") : text)}" style="color:inherit${scheme === "tel" ? ";white-space:nowrap" : ""}">${escapeHtml(text)}</a>`;
  const said = escapeHtml(reachLine(shop, { email: "{email}", phone: "{phone}" }))
    .replace("{email}", () => link("mailto", shop.email))
    .replace("{phone}", () => link("tel", shop.phone));
  return [said, escapeHtml(placeLine(shop))];
}

/** The same two lines as plain text. */
export const reachText = (shop: MailShop): string[] => [reachLine(shop, shop), placeLine(shop)];

const reachLine = ({ t, phone }: MailShop, written: { email: string; phone: string }): string =>
  phone === ""
    ? t("Questions? Reply to this email or write to {email}.", { email: written.email })
    : t("Questions? Reply to this email, write to {email} or call {phone}.", written);

const placeLine = ({ name, address }: MailShop): string => [name, address].filter(Boolean).join(", ");
