import { type SellerProfile, townText } from "../../marketplace/seller-profile";

/** A seller as an invoice of a marketplace names it, line by line (rule sellers-18). */
export const invoiceSeller = (
  name: string,
  profile: Pick<SellerProfile, "address" | "tax_number">,
): string[] =>
  [
    name,
    profile.address.line1,
    [townText(profile), profile.address.postalCode].filter(Boolean).join(" "),
    profile.tax_number && `Tax number ${profile.tax_number}`,
  ].filter(Boolean);
