// @public

import type { ShopSettings } from "../../shops/settings/shop-settings";
import { compact, invoiceLaw } from "./invoice-law";

/**
 * What a shop's invoices lack of what the law of its country wants, a sentence each, for its owner (rule
 * orders-29). They are issued all the same.
 */
export function invoiceGaps(
  settings: Pick<ShopSettings, "invoices" | "client_address" | "tax" | "general">,
): string[] {
  const { invoices, client_address: address, tax } = settings;
  const law = invoiceLaw(address.country);
  if (address.country === "") return ["Enter the country of your address: by it invoices follow its law."];
  if (!law) return [];
  const charges = tax.eu.scheme !== "off" || tax.national.isCharged || tax.rules.length > 0;
  const number = invoices.tax_number;
  return [
    invoices.seller_name === "" ? "Enter your full name: invoices have the shop’s name in its place." : "",
    address.address_line1 === "" || address.city_locality === ""
      ? "Enter your address, with street and town."
      : "",
    charges && number === "" ? `Enter your ${law.numberName}, such as ${law.example}.` : "",
    number !== "" && !law.isNumber(compact(number))
      ? `${number} is no ${law.numberName}, which looks like ${law.example}.`
      : "",
    law.saysExemption && !charges && invoices.exemption === ""
      ? "You charge no tax: say why, such as ‘Small business, section 19 UStG’ or the article of your own law."
      : "",
    law.roundsOnce && tax.rounding !== "document"
      ? "Your law rounds taxes once for each rate of an invoice: choose ‘document’ at the settings of taxes."
      : "",
  ].filter(Boolean);
}
