// @public

import type { Minor } from "../../platform/money/money";
import type { ShopSettings } from "../settings/shop-settings";
import { amountIn, type ShopMarket } from "./shop-market";

type ShippingMethod = ShopSettings["shipping_methods"][number];

/** A shipping method with its amounts in a market's currency (rule markets-2). */
export function methodInMarket(method: ShippingMethod, market: ShopMarket | undefined): ShippingMethod {
  const amount = (minor: Minor) => amountIn(market, minor);
  switch (method.type) {
    case "flat":
      return { ...method, amountMinor: amount(method.amountMinor) };
    case "free_above":
      return {
        ...method,
        amountMinor: amount(method.amountMinor),
        freeAboveMinor: amount(method.freeAboveMinor),
      };
    case "table":
      return {
        ...method,
        rows: method.rows.map((row) => ({
          ...row,
          ...(method.by === "price" && row.from !== undefined ? { from: amount(Math.round(row.from)) } : {}),
          amountMinor: amount(row.amountMinor),
        })),
      };
    case "pickup":
      return method;
  }
}
