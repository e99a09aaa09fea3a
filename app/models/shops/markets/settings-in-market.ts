import type { Minor } from "../../platform/money/money";
import type { ShopSettings } from "../settings/shop-settings";
import type { MarketSetting } from "./market-settings";
import { methodInMarket } from "./method-in-market";
import { amountIn, type ShopMarket } from "./shop-market";

type Discount = ShopSettings["discounts"][number];

/** A shop's settings as they hold in a market: in its currency, with its countries and methods. */
export function settingsInMarket(
  settings: ShopSettings,
  { countries, shipping_methods, payment_methods, tax }: MarketSetting,
  market: ShopMarket,
): ShopSettings {
  const amount = (minor: Minor) => amountIn(market, minor);
  return {
    ...settings,
    checkout_countries: countries.length > 0 ? countries : settings.checkout_countries,
    shipping_methods: among(settings.shipping_methods, shipping_methods).map((one) =>
      methodInMarket(one, market),
    ),
    payment: paymentIn(settings.payment, payment_methods),
    discounts: settings.discounts.map((one) => discountIn(one, amount)),
    tax: tax === "shop" ? settings.tax : { ...settings.tax, pricesInclude: tax === "included" },
  };
}

const among = <Method extends { code: string }>(methods: readonly Method[], codes: readonly string[]) =>
  codes.length === 0 ? [...methods] : methods.filter(({ code }) => codes.includes(code));

/** Payment by the methods that a market names: of the owner's own, and of providers. */
function paymentIn(payment: ShopSettings["payment"], codes: readonly string[]): ShopSettings["payment"] {
  if (codes.length === 0) return payment;
  const parts = Object.entries(payment).map(([code, part]) =>
    typeof part === "object" && "active" in part && !codes.includes(code)
      ? [code, { ...part, active: false }]
      : [code, part],
  );
  const own: ShopSettings["payment"] = Object.fromEntries(parts);
  return {
    ...own,
    offline: among(payment.offline, codes),
    sandbox: payment.sandbox && codes.includes("sandbox"),
  };
}

function discountIn(discount: Discount, amount: (minor: Minor) => Minor): Discount {
  const { action, conditions } = discount;
  return {
    ...discount,
    action: action.type === "fixed" ? { ...action, amountMinor: amount(action.amountMinor) } : action,
    conditions: {
      ...conditions,
      minimumMinor: amount(conditions.minimumMinor),
      maximumMinor: conditions.maximumMinor === null ? null : amount(conditions.maximumMinor),
    },
  };
}
