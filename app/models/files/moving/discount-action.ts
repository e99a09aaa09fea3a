import type { Currency } from "../../platform/money/money";
import type { DiscountSetting } from "../../shops/settings/discount-settings";
import { columnName, type NamedCells } from "./named-cells";
import { movedAmount } from "./order-amount";

/**
 * What a row of discount codes gives, or why that cannot be given here. Values may be written with a minus.
 */
export function discountAction(
  { cell }: NamedCells,
  currency: Currency,
): { action: DiscountSetting["action"] } | { reason: string } {
  const types = [
    cell("value_type", "discount_value_type"),
    cell("type", "discount_type"),
    cell("target_type"),
    cell("discount_class"),
  ];
  const says = (pattern: RegExp) => types.some((type) => pattern.test(columnName(type)));
  const value = cell("value", "discount_value", "amount").replace(/^-\s*/, "");
  if (says(/buy|bxgy|bogo/)) return { reason: "gives products for others, which the file does not name" };
  if (says(/shipping/)) return freeShipping(value, says(/fixed/));
  if (says(/percent/)) return percentage(value);
  if (!says(/fixed|amount/))
    return { reason: `has the type '${types.find((type) => type) ?? ""}', which is not known` };
  const amountMinor = movedAmount(value, currency);
  return amountMinor !== null && amountMinor > 0
    ? { action: { type: "fixed", amountMinor } }
    : { reason: `has the value '${value}', which is no amount` };
}

/** Free shipping has no value, or takes off all of it. */
const freeShipping = (
  value: string,
  isFixed: boolean,
): { action: DiscountSetting["action"] } | { reason: string } =>
  /^(0(\.0+)?)?$/.test(value) || (!isFixed && /^(100|1)([.,]0+)?\s*%?$/.test(value))
    ? { action: { type: "free_shipping" } }
    : { reason: `takes '${value}' off the delivery: only all of it can be given here` };

function percentage(value: string): { action: DiscountSetting["action"] } | { reason: string } {
  const [, whole, fraction = ""] = /^(\d{1,3})(?:[.,](\d{1,2})0*)?\s*%?$/.exec(value) ?? [];
  const rateBasisPoints = whole === undefined ? 0 : Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  if (rateBasisPoints === 0 || rateBasisPoints > 10_000)
    return { reason: `has the value '${value}', which is no percentage` };
  // Some exporters write 10 % as 0.1.
  if (rateBasisPoints <= 100 && !value.includes("%"))
    return { reason: `has the value '${value}': write '10' for ten percent, '${value}%' if that is meant` };
  return { action: { type: "percent", rateBasisPoints } };
}
