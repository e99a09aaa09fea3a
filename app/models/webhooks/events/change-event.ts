import type { WebhookType } from "../webhook-types";

/** A change that the audit recorded (rule actors-6): what changed of which row. */
export type RecordedChange = {
  subject: string;
  subjectId: string;
  /** The changed columns; null for a row that was not there. */
  before: Readonly<Record<string, unknown>> | null;
  /** Null for a row that was removed. */
  after: Readonly<Record<string, unknown>> | null;
};

/** What is told of a change, and what it is about; events of one entity arrive in order. */
export type ChangeEvent = { type: WebhookType; kind: EntityKind; id: string };

/** Kinds of what events are about. */
export type EntityKind = "order" | "refund" | "product" | "stock" | "customer" | "review" | "payout";

/** What is told of a recorded change (rule webhooks-2); null for one that is no event. */
export function changeEvent(change: RecordedChange): ChangeEvent | null {
  const { subject, subjectId: id } = change;
  switch (subject) {
    case "orders": {
      const type = orderEvent(change);
      return type && { type, kind: "order", id };
    }
    case "refunds":
      return change.after?.status === "done" ? { type: "order.refunded", kind: "refund", id } : null;
    case "return_requests":
      return change.after && "status" in change.after ? { type: "order.returned", kind: "order", id } : null;
    case "products":
      return { type: productEvent(change), kind: "product", id };
    case "price_levels":
      return { type: "price.changed", kind: "product", id };
    case "offers":
      return { type: isPrice(change) ? "price.changed" : "product.changed", kind: "product", id };
    case "stock_items":
      return change.after ? { type: "stock.changed", kind: "stock", id } : null;
    case "customers":
      return change.after ? { type: "customer.changed", kind: "customer", id } : null;
    case "reviews":
      if (!change.after) return null;
      return { type: change.before ? "review.changed" : "review.created", kind: "review", id };
    case "payouts":
      return change.after ? { type: "payout.changed", kind: "payout", id } : null;
    default:
      return null;
  }
}

/** A payment that came is the step to `processing`; an order that needs none makes it when it is placed. */
function orderEvent({ before, after }: RecordedChange): WebhookType | null {
  if (!after) return null;
  if (!before) return "order.placed";
  if (!("status" in after)) return "order.changed";
  const wasUnpaid = before.status === "pending" || before.status === "pending_payment";
  if (after.status === "processing" && wasUnpaid) return "order.paid";
  if (after.status === "complete") return "order.completed";
  return after.status === "canceled" ? "order.canceled" : "order.changed";
}

function productEvent({ before, after }: RecordedChange): WebhookType {
  if (!before) return "product.created";
  return !after || after.archived_from ? "product.removed" : "product.changed";
}

/** The amounts of an offer are its prices. */
const isPrice = ({ before, after }: RecordedChange): boolean =>
  Object.keys(after ?? before ?? {}).some((column) => column.endsWith("_minor"));
