import type { OrderView } from "../../orders/order-view/order-view";
import { returnReasons } from "../../orders/return-request/return-form";
import { type ReturnStatus, returnStatusLabels } from "../../orders/return-request/return-status";
import type { ReturnView } from "../../orders/return-request/return-view";
import { deedField } from "../record/deed-field";
import type { DeedView } from "../record/record-view";
import type { Tone } from "../tone";

const tones: Record<ReturnStatus, Tone> = {
  requested: "mind",
  accepted: "plain",
  declined: "plain",
  received: "mind",
  refunded: "good",
};

/** A return as the page of its order shows it. */
export const returnRow = (order: Pick<OrderView, "lines">, request: ReturnView) => ({
  number: request.number,
  badge: request.isBeingRefunded
    ? { text: "Being refunded", tone: "plain" as const }
    : { text: returnStatusLabels[request.status], tone: tones[request.status] },
  facts: [returnReasons[request.reason], request.comment].filter(Boolean).join(": "),
  pieces: request.pieces
    .map(({ lineId, qty }) => `${qty} × ${order.lines.find(({ id }) => id === lineId)?.sku ?? ""}`)
    .join(", "),
});

/** What can be done with a return in its state (rule order-returns-7). */
export function returnDeeds({ id, number, status, isBeingRefunded }: ReturnView): DeedView[] {
  const values = { return: String(id) };
  const decline: DeedView = {
    deed: "decline-return",
    label: `Decline return ${number}…`,
    submit: "Decline it",
    isDanger: true,
    about: "Nothing is sent back and nothing is paid. The return stays closed; they may ask for another.",
    fields: [deedField("reason", "Why", { kind: "long text", help: "The customer reads it." })],
    values,
  };
  if (isBeingRefunded) return [];
  switch (status) {
    case "requested":
      return [
        {
          deed: "accept-return",
          label: `Accept return ${number}…`,
          submit: "Accept it",
          isMain: true,
          about: "The customer gets a mail that says where to send it.",
          fields: [
            deedField("instructions", "What they should know", { kind: "long text", isOptional: true }),
          ],
          values,
        },
        decline,
      ];
    case "accepted":
      return [
        {
          deed: "receive-return",
          label: `Return ${number} has arrived…`,
          submit: "It has arrived",
          isMain: true,
          fields: [deedField("restocks", "Put the pieces back on sale", { kind: "flag", text: "yes" })],
          values,
        },
        decline,
      ];
    case "received":
      return [
        {
          deed: "refund-return",
          label: `Refund return ${number}…`,
          submit: "Refund it",
          isMain: true,
          fields: [
            deedField("amount", "Amount", {
              kind: "money",
              isOptional: true,
              help: "Empty for what the pieces cost.",
            }),
            deedField("delivery", "Pay what is left of the delivery back, too", { kind: "flag" }),
          ],
          values,
        },
        decline,
      ];
    default:
      return [];
  }
}
