import type { Destination } from "../../accounts/address/address";
import type { ShopSettings } from "../../shops/settings/shop-settings";
import type { VisitorCustomer } from "../../shops/visitors/visitor";
import { businessExemption } from "./eu-vat-rules";

/** Where a cart goes, and whether any of it is sent. */
type Sale = { destination: Destination | null; isShipped: boolean };

/**
 * Why a buyer pays no tax on a cart (rules tax-4 and tax-8), which may be empty; null for one who pays it.
 */
export function taxExemption(
  { tax, client_address }: Pick<ShopSettings, "tax" | "client_address">,
  customer: VisitorCustomer | null,
  sale: Sale,
): string | null {
  if (customer?.taxExemption != null) return customer.taxExemption;
  if (!tax.eu.businesses || tax.eu.scheme === "off") return null;
  const vatNumber = customer?.vatNumber ?? "";
  return businessExemption({ ...sale, shopCountry: client_address.country, vatNumber });
}
