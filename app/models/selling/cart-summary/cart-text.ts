// @public

import { countText } from "../../catalogue/listing/count-text";
import { formatMoney } from "../../platform/money/format-money";
import type { CartSummary } from "./cart-summary";

type SaidPart = Pick<CartSummary, "currency"> & {
  count: number;
  totals: Pick<CartSummary["totals"], "grandTotalMinor">;
};

/** What a cart holds and costs, for those who hear it after each change of it (rule accessibility-5). */
export const cartText = ({ count, totals, currency }: SaidPart): string =>
  count === 0
    ? "Your cart is empty"
    : `${countText(count, "item")} in your cart, total ${formatMoney(totals.grandTotalMinor, currency)}`;
