// @public

import { phrase } from "~/models/platform/texts/phrase";
import { formatMoney } from "../../platform/money/format-money";
import type { Minor } from "../../platform/money/money";
import type { Policy, PolicyKind } from "./shop-policies";
import type { ShopSettings } from "./shop-settings";

/** What a shop promises about one matter. `path` says more of it, and may be empty. */
export type ShopPromise = {
  kind: "shipping" | "returns" | "warranty" | "payment";
  /** Such as 'Free shipping from $75.00, otherwise $6.90', '30-day returns', or the owner's words. */
  text: string;
  path: string;
};

/** What a shop promises beside its buttons, from its settings (rule layout-14). */
export type ShopTrust = {
  promises: ShopPromise[];
  /** Names of the ways to pay that are switched on. */
  marks: string[];
};

type TrustSettings = Pick<ShopSettings, "shipping_methods" | "product_page" | "modules">;

/** `isOneSeller` is false in a marketplace, where shipping and returns are each seller's own. */
type TrustFacts = {
  isOneSeller: boolean;
  currency: string;
  marks: readonly string[];
  /** The shop's policy pages. */
  policies: readonly Policy[];
};

/** The promises of a shop; a matter it says nothing of is left out. */
export function shopTrust(
  settings: TrustSettings,
  { isOneSeller, currency, marks, policies }: TrustFacts,
): ShopTrust {
  const { enable, days } = settings.modules["order-management"].returns;
  const { warranty, warranty_path } = settings.product_page;
  const pathOf = (wanted: PolicyKind) => {
    const policy = policies.find(({ kind }) => kind === wanted);
    return policy ? `/${policy.slug}` : "";
  };
  const shipping = isOneSeller ? shippingText(settings.shipping_methods, currency) : "";
  const returns = isOneSeller && enable ? phrase("{days}-day returns", { days }) : "";
  const promises: ShopPromise[] = [
    { kind: "shipping", text: shipping, path: pathOf("shipping") },
    { kind: "returns", text: returns, path: pathOf("refund") },
    { kind: "warranty", text: warranty, path: warranty_path },
    { kind: "payment", text: phrase("Secure payment"), path: "" },
  ];
  return { promises: promises.filter(({ text }) => text !== ""), marks: [...marks] };
}

/** What the first method costs that delivers. */
function shippingText(methods: TrustSettings["shipping_methods"], currency: string): string {
  const amount = (minor: Minor) => formatMoney(minor, currency);
  const method = methods.find(({ type }) => type !== "pickup");
  switch (method?.type) {
    case "free_above":
      return method.amountMinor === 0
        ? phrase("Free shipping")
        : phrase("Free shipping from {amount}, otherwise {otherAmount}", {
            amount: amount(method.freeAboveMinor),
            otherAmount: amount(method.amountMinor),
          });
    case "flat":
      return method.amountMinor === 0
        ? phrase("Free shipping")
        : phrase("Shipping {amount}", { amount: amount(method.amountMinor) });
    case "table": {
      const dear = method.rows.map(({ amountMinor }) => amountMinor).filter((minor) => minor > 0);
      return dear.length === 0 ? "" : phrase("Shipping from {amount}", { amount: amount(Math.min(...dear)) });
    }
    default:
      return methods.length > 0 ? phrase("Pick up your order for free") : "";
  }
}
