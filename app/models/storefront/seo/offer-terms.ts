import type { Minor } from "../../platform/money/money";
import type { Policy } from "../../shops/settings/shop-policies";
import type { ShopSettings } from "../../shops/settings/shop-settings";

/** How a shop delivers and takes back, as its pages say it beside the price (rule layout-14). */
export type OfferTerms = {
  /** What delivery of a piece at a price costs, minor units; null where that depends on more. */
  shippingMinor: (priceMinor: Minor) => Minor | null;
  /** Where it delivers, ISO 3166. */
  countries: readonly string[];
  /** Days for which pieces are taken back; null where pages promise none. */
  returnDays: number | null;
  returnUrl: string | undefined;
};

type TermsSettings = Pick<ShopSettings, "shipping_methods" | "modules" | "checkout_countries">;

/** Most countries that are listed. */
const mostCountries = 50;

/** The terms of a shop's offers; null in a marketplace, where they are each seller's own. */
export function offerTerms(
  settings: TermsSettings,
  { isOneSeller, origin, policies }: { isOneSeller: boolean; origin: string; policies: readonly Policy[] },
): OfferTerms | null {
  if (!isOneSeller) return null;
  const { enable, days } = settings.modules["order-management"].returns;
  const refund = policies.find(({ kind }) => kind === "refund");
  const method = settings.shipping_methods.find(({ type }) => type !== "pickup");
  return {
    shippingMinor: (priceMinor) => {
      if (method?.type === "flat") return method.amountMinor;
      if (method?.type !== "free_above") return null;
      return priceMinor >= method.freeAboveMinor ? 0 : method.amountMinor;
    },
    countries: settings.checkout_countries.slice(0, mostCountries),
    returnDays: enable ? days : null,
    returnUrl: refund && `${origin}/${refund.slug}`,
  };
}
