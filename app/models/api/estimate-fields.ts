// @public

import { phrase } from "../platform/texts/phrase";
import { invalidMethodText } from "../selling/shipping/method-texts";
import { type SummaryView, summaryFields } from "./fields/summary-fields";

/**
 * The answer of `POST /api/cart/estimate-tax`: the amounts of the estimate, and the whole summary. A method
 * that was asked for and is not on offer is refused (rule shipping-2); the amounts are then without shipping.
 */
export function estimateAnswer(view: SummaryView) {
  const { summary, isMethodAsked } = view;
  const fields = summaryFields(view);
  const isInvalid = isMethodAsked && summary.needsShipping && summary.shippingMethod === null;
  return {
    success: !isInvalid,
    message: isInvalid ? phrase(invalidMethodText) : "",
    summary: fields,
    total_due: fields.total_due,
    amount: fields.amount,
    tax_amount: fields.tax_amount,
    shipping_amount: fields.shipping_amount,
    shipping_level_discount: fields.shipping_level_discount,
    shipping_fee: fields.shipping_fee,
    discount_amount: fields.discount_amount,
    redemptions: fields.redemptions,
  };
}
