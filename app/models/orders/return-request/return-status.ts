// @public

import { message } from "~/models/platform/texts/message";
import { AppError } from "../../platform/error/app-error";
import type { OrderStatus } from "../../selling/checkout/order-status";

/** The states of a return request, in sequence (rule order-returns-6). */
export const returnStatuses = ["requested", "accepted", "declined", "received", "refunded"] as const;

/** The state of a return request. */
export type ReturnStatus = (typeof returnStatuses)[number];

/** Displayed names of the states. */
export const returnStatusLabels: Record<ReturnStatus, string> = {
  requested: message("Requested"),
  accepted: message("Accepted"),
  declined: message("Declined"),
  received: message("Received"),
  refunded: message("Refunded"),
};

/**
 * The name of a state; of a withdrawal that ended its order nothing comes back, and where it was not paid
 * nothing is refunded.
 */
export const returnStateOf = (
  status: ReturnStatus,
  { withdrawal }: { withdrawal: object | null },
  order: { status: OrderStatus },
): string =>
  status === "refunded" && withdrawal && order.status === "canceled"
    ? message("Canceled")
    : returnStatusLabels[status];

const next: Record<ReturnStatus, readonly ReturnStatus[]> = {
  requested: ["accepted", "declined"],
  accepted: ["received", "declined"],
  declined: [],
  received: ["refunded", "declined"],
  refunded: [],
};

/**
 * Throws an AppError `conflict` for a step that a return request cannot take (rule order-returns-6). A
 * withdrawal may be paid back before its pieces arrive (rule withdrawals-7).
 */
export function requireReturnStep(from: ReturnStatus, to: ReturnStatus, isWithdrawal = false): void {
  if (next[from].includes(to)) return;
  if (isWithdrawal && from === "accepted" && to === "refunded") return;
  const [is, wanted] = [returnStatusLabels[from], returnStatusLabels[to]];
  throw new AppError("conflict", `A return that is ${is} cannot become ${wanted}.`);
}
