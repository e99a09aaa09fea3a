import { allocate } from "../../platform/money/allocate";
import type { Minor } from "../../platform/money/money";
import { type Adjustment, adjustmentOf } from "./adjustment";
import type { PricingInput } from "./pricing-input";

/**
 * The delivery, its discounts, and the products' shipping fees (rules pricing-5 and pricing-6).
 * @param costOf cost of a line after discounts, minor units
 * @param paidBy code of the seller who pays for free shipping; null for the shop
 */
export function shippingAdjustments(
  { lines, shipping }: Pick<PricingInput, "lines" | "shipping">,
  { costOf, isFree, paidBy }: { costOf: (lineId: string) => Minor; isFree: boolean; paidBy: string | null },
): Adjustment[] {
  const shipped = lines.filter((line) => !line.nonShippable);
  if (shipped.length === 0) return [];
  const fees = shipped.map(({ id, qty, shippingFeeMinor }) => ({
    lineId: id,
    amountMinor: shipping?.isPickup ? 0 : qty * shippingFeeMinor,
  }));
  const fee = adjustmentOf(
    { stage: "shipping_fee", code: "shipping_fee", title: "Shipping fee", on: "delivery" },
    fees,
  );
  const delivery = shipping
    ? deliveryOf(
        shipping,
        shipped.map(({ id }) => id),
        costOf,
        { isFree, paidBy },
      )
    : [];
  return [...delivery, ...(fee.amountMinor === 0 ? [] : [fee])];
}

function deliveryOf(
  { code, title, priceMinor }: NonNullable<PricingInput["shipping"]>,
  lineIds: readonly string[],
  costOf: (lineId: string) => Minor,
  { isFree, paidBy }: { isFree: boolean; paidBy: string | null },
): Adjustment[] {
  const amounts = allocate(priceMinor, lineIds.map(costOf));
  const parts = lineIds.map((lineId, index) => ({ lineId, amountMinor: amounts[index] ?? 0 }));
  const delivery = adjustmentOf({ stage: "shipping", code, title, on: "delivery" }, parts);
  if (!isFree || priceMinor === 0) return [delivery];
  const free = adjustmentOf(
    { stage: "shipping_discount", code: "free_shipping", title: "Free shipping", on: "delivery", paidBy },
    parts.map(({ lineId, amountMinor }) => ({ lineId, amountMinor: -amountMinor })),
  );
  return [delivery, free];
}
