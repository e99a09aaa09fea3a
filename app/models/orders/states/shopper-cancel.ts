// @public

import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import type { OrderStatus } from "../../selling/checkout/order-status";
import type { OrderLineView } from "../order-view/order-view";

type CancelableOrder = {
  status: OrderStatus;
  lines: readonly Pick<OrderLineView, "fileCount" | "isGiftCard">[];
};

const refusals: Partial<Record<OrderStatus, string>> = {
  packing: message("This order is being packed and can no longer be canceled."),
  complete: message("This order was sent and can no longer be canceled."),
  closed: message("This order was refunded and can no longer be canceled."),
  canceled: message("This order has already been canceled."),
};

/** Why its shopper cannot cancel an order (rule orders-15); null while they can. */
export function shopperCancelRefusal({ status, lines }: CancelableOrder): string | null {
  const refusal = refusals[status];
  if (refusal) return phrase(refusal);
  const isGivenOut = lines.some(({ fileCount, isGiftCard }) => fileCount > 0 || isGiftCard);
  return status === "processing" && isGivenOut
    ? phrase(
        "You’ve already received this order’s downloads or gift cards, so it can no longer be canceled here.",
      )
    : null;
}
