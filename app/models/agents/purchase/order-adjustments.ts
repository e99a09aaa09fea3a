import type { OrderView } from "../../orders/order-view/order-view";
import type { ReturnStatus } from "../../orders/return-request/return-status";
import type { Minor } from "../../platform/money/money";
import { type LineProgress, pieceReferences } from "./order-progress";

/** What happened to an order besides its parcels. `pieces` names lines by the agent’s own ids. */
export type OrderAdjustment = {
  id: string;
  type: "cancellation" | "return" | "refund";
  /** UTC ISO. */
  at: string;
  status: "pending" | "completed" | "failed";
  pieces: { id: string; quantity: number }[];
  /** What was paid back, minor units; null where the money is an adjustment of its own. */
  amountMinor: Minor | null;
  note: string;
};

const returnStates: Record<ReturnStatus, OrderAdjustment["status"]> = {
  requested: "pending",
  accepted: "pending",
  received: "pending",
  declined: "failed",
  refunded: "completed",
};

/** The adjustments of an order: what was canceled, sent back and paid back (rule agents-8). */
export function orderAdjustments(order: OrderView, progress: readonly LineProgress[]): OrderAdjustment[] {
  return [...canceled(order, progress), ...sentBack(order, progress), ...paidBack(order)];
}

function canceled(order: OrderView, progress: readonly LineProgress[]): OrderAdjustment[] {
  const shared = { type: "cancellation", status: "completed", amountMinor: null } as const;
  const whole = order.events.find(({ toStatus }) => toStatus === "canceled");
  if (whole) return [{ ...shared, id: `${order.id}-canceled`, at: whole.at, pieces: [], note: whole.note }];
  const pieces = progress.flatMap(({ id, line }) =>
    line.canceledQty > 0 ? [{ id, quantity: line.canceledQty }] : [],
  );
  // Lines tell no moment: the newest of what is known is not before it.
  const at = order.updates.at(-1)?.at ?? order.createdAt;
  return pieces.length === 0 ? [] : [{ ...shared, id: `${order.id}-pieces`, at, pieces, note: "" }];
}

/** What the buyer wrote of a return is between them and the shop (rule agents-10). */
const sentBack = ({ returns, createdAt }: OrderView, progress: readonly LineProgress[]): OrderAdjustment[] =>
  returns.map(({ number, status, pieces, steps }) => ({
    id: number,
    type: "return",
    at: steps.at(-1)?.at ?? createdAt,
    status: returnStates[status],
    pieces: pieceReferences(progress, pieces),
    amountMinor: null,
    note: "",
  }));

const paidBack = ({ refunds, createdAt }: OrderView): OrderAdjustment[] =>
  refunds.map(({ id, amountMinor, refundedAt }) => ({
    id,
    type: "refund",
    at: refundedAt ?? createdAt,
    status: "completed",
    pieces: [],
    amountMinor,
    note: "",
  }));
