// @public

import type { ReturnReason } from "./return-form";
import type { ReturnStatus } from "./return-status";

/** A step of a return request; `at` is UTC ISO, `atText` the same in the shop's time zone. */
export type ReturnStepView = { status: ReturnStatus; note: string; at: string; atText: string };

/** What a consumer declared who withdraws: in whose name, where it is confirmed, and of what, in words. */
export type WithdrawalStatement = {
  name: string;
  email: string;
  items: string[];
  /** When it was sent, UTC ISO. */
  at: string;
  /** Whether what was not sent is canceled, and only the rest of it comes back; absent before. */
  isSettled?: true;
};

/**
 * A request to send pieces of an order back, as its shopper sees it. Pieces name the order's lines by their
 * ids.
 */
export type ReturnView = {
  id: number;
  /** The number of its order and its own, such as '100001-1'. */
  number: string;
  status: ReturnStatus;
  /** Whether its refund was asked for and is not done. */
  isBeingRefunded: boolean;
  /** Whether it was refunded before it arrived (rule withdrawals-7). */
  isAwaited: boolean;
  reason: ReturnReason;
  comment: string;
  /** What was declared, where it is a withdrawal (rule withdrawals-6); null for a request to return. */
  withdrawal: (WithdrawalStatement & { atText: string }) | null;
  pieces: { lineId: number; qty: number }[];
  /** The first one first. */
  steps: ReturnStepView[];
};

/** The number of an order's n-th return. */
export const returnNumber = (incrementId: string, id: number): string => `${incrementId}-${id}`;

/** The order's number and the own one of a return's number; null for another text. */
export function parseReturnNumber(typed: string): { incrementId: string; id: number } | null {
  const found = /^(.+)-([1-9]\d{0,8})$/.exec(typed);
  return found?.[1] ? { incrementId: found[1], id: Number(found[2]) } : null;
}
