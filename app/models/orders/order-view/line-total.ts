import { phrase } from "~/models/platform/texts/phrase";
import { formatMoney } from "../../platform/money/format-money";
import type { OrderLineView } from "./order-view";

/** What a line comes to, as the cart writes it: 'Free' for what a discount added (rule discounts-9). */
export const lineTotalText = (
  { isFree, rowTotalMinor }: Pick<OrderLineView, "isFree" | "rowTotalMinor">,
  currency: string,
): string => (isFree ? phrase("Free") : formatMoney(rowTotalMinor, currency));
