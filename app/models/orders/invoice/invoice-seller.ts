import { type SellerProfile, townText } from "../../marketplace/seller-profile";
import type { Translate } from "../../platform/texts/message";

/** A seller as an invoice of a marketplace names it, line by line (rule sellers-18). */
export const invoiceSeller = (
  t: Translate,
  name: string,
  profile: Pick<SellerProfile, "address" | "tax_number">,
): string[] =>
  [
    name,
    profile.address.line1,
    [townText(profile), profile.address.postalCode].filter(Boolean).join(" "),
    profile.tax_number && t("Tax number {number}", { number: profile.tax_number }),
  ].filter(Boolean);
