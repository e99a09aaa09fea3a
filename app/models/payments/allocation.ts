// @public

import { allocate } from "../platform/money/allocate";
import type { Minor } from "../platform/money/money";
import type { OrderStatus } from "../selling/checkout/order-status";

/** An order's part of a payment, minor units. */
export type PaidOrderPart = { orderId: string; status: OrderStatus; amountMinor: Minor };

/**
 * Splits what a payment took over its orders by what it asked for each (largest remainder; rule
 * order-groups-4). A canceled order gets a part only of what is more than the others cost.
 * @param capturedMinor what was taken, minor units
 * @returns the part of each order, in the order of `parts`; their sum is `capturedMinor`
 */
export function splitCapture(capturedMinor: Minor, parts: readonly PaidOrderPart[]): Minor[] {
  const isForLive = parts.some(isLive) && capturedMinor <= askedMinor(parts);
  const weights = parts.map((part) => (isForLive && !isLive(part) ? 0 : part.amountMinor));
  return allocate(capturedMinor, weights);
}

/**
 * What a payment asks for: the parts of its orders that are not canceled, or of all where all are (rule
 * order-groups-3).
 */
export function askedMinor(parts: readonly PaidOrderPart[]): Minor {
  const live = parts.filter(isLive);
  return (live.length > 0 ? live : parts).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

const isLive = ({ status }: PaidOrderPart): boolean => status !== "canceled";
