// @public

import { phrase } from "~/models/platform/texts/phrase";
import { formatMoney } from "../../platform/money/format-money";
import type { CartSummary } from "./cart-summary";

type SaidPart = Pick<CartSummary, "currency"> & {
  count: number;
  totals: Pick<CartSummary["totals"], "grandTotalMinor">;
};

/** What a cart holds and costs, for those who hear it after each change of it (rule accessibility-5). */
export const cartText = ({ count, totals, currency }: SaidPart): string =>
  count === 0
    ? phrase("Your cart is empty")
    : phrase("{count, plural, one {# item} other {# items}} in your cart, total {total}", {
        count,
        total: formatMoney(totals.grandTotalMinor, currency),
      });
