import type { Minor } from "../../platform/money/money";
import { type OrderStatus, orderStatusLabels } from "../../selling/checkout/order-status";

/** What decides whether an order may be edited. */
export type EditableOrder = {
  status: OrderStatus;
  redeemedMinor: Minor;
  /** The further market it was placed in, null for the shop's first: prices and settings are the first's. */
  market: string | null;
  /** How many orders were placed with it, itself included. */
  placedTogether: number;
  /** Whether pieces of it were sent, canceled, paid back or asked back. */
  isBegun: boolean;
};

/** Why an order cannot be edited (rule order-edits-1); empty for one that can. */
export function editRefusal({
  status,
  redeemedMinor,
  market,
  placedTogether,
  isBegun,
}: EditableOrder): string {
  if (status === "pending_payment")
    return "The shopper is paying this order right now. Edit it once it is paid.";
  if (status !== "pending" && status !== "processing")
    return `An order that is ${orderStatusLabels[status]} cannot be edited.`;
  if (market !== null)
    return "This order was placed in a further market, at its prices, so it cannot be edited. Cancel or refund lines instead.";
  if (placedTogether > 1)
    return "This order was placed and paid together with others, so it cannot be edited alone. Cancel or refund lines instead.";
  if (redeemedMinor > 0)
    return "Gift cards or store credit paid a part of this order, so it cannot be edited. Cancel or refund lines instead.";
  if (isBegun)
    return "Pieces of this order were sent, canceled or paid back, so it cannot be edited. Cancel or refund lines instead.";
  return "";
}

/** Why the addresses of an order cannot be changed any more (rule order-edits-7); empty where they can. */
export const readdressRefusal = (status: OrderStatus): string =>
  status === "pending" || status === "pending_payment" || status === "processing"
    ? ""
    : `An order that is ${orderStatusLabels[status]} cannot be edited.`;
