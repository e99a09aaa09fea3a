import { formatMoney } from "../platform/money/format-money";
import type { Minor } from "../platform/money/money";
import type { ShopSettings } from "./shop-settings";

/** What a shop promises beside its buttons, from its settings (rule layout-14); empty texts for nothing. */
export type ShopTrust = {
  /** What shipping costs, such as 'Free shipping from $75.00, otherwise $6.90'. */
  shipping: string;
  /** '30-day returns'. */
  returns: string;
  /** Repair or warranty in the owner's words. */
  warranty: string;
  /** The page that says more of it; may be empty. */
  warrantyPath: string;
  /** Ways to pay that are switched on: names of cards and wallets, and the owner's titles. */
  marks: string[];
};

type TrustSettings = Pick<ShopSettings, "shipping_methods" | "product_page" | "modules">;

/**
 * The promises of a shop.
 * @param isOneSeller false in a marketplace, where shipping and returns are each seller's own
 * @param marks see `ShopTrust`
 */
export function shopTrust(
  settings: TrustSettings,
  { isOneSeller, currency, marks }: { isOneSeller: boolean; currency: string; marks: readonly string[] },
): ShopTrust {
  const { enable, days } = settings.modules["order-management"].returns;
  const { warranty, warranty_path } = settings.product_page;
  return {
    shipping: isOneSeller ? shippingText(settings.shipping_methods, currency) : "",
    returns: isOneSeller && enable ? `${days}-day returns` : "",
    warranty,
    warrantyPath: warranty_path,
    marks: [...new Set(marks)],
  };
}

/** What the first method costs that delivers. */
function shippingText(methods: TrustSettings["shipping_methods"], currency: string): string {
  const amount = (minor: Minor) => formatMoney(minor, currency);
  const method = methods.find(({ type }) => type !== "pickup");
  switch (method?.type) {
    case "free_above":
      return method.amountMinor === 0
        ? "Free shipping"
        : `Free shipping from ${amount(method.freeAboveMinor)}, otherwise ${amount(method.amountMinor)}`;
    case "flat":
      return method.amountMinor === 0 ? "Free shipping" : `Shipping ${amount(method.amountMinor)}`;
    case "table": {
      const dear = method.rows.map(({ amountMinor }) => amountMinor).filter((minor) => minor > 0);
      return dear.length === 0 ? "" : `Shipping from ${amount(Math.min(...dear))}`;
    }
    default:
      return methods.length > 0 ? "Pick up your order for free" : "";
  }
}
