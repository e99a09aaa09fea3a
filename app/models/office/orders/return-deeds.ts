import type { OrderView } from "../../orders/order-view/order-view";
import { mayDecline } from "../../orders/return-request/may-decline";
import { returnReasons } from "../../orders/return-request/return-form";
import { type ReturnStatus, returnStateOf } from "../../orders/return-request/return-status";
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
export const returnRow = (order: Pick<OrderView, "lines" | "status">, request: ReturnView) => ({
  title: `${nounOf(request)} ${request.number}`,
  number: request.number,
  badge: request.isBeingRefunded
    ? { text: "Being refunded", tone: "plain" as const }
    : { text: returnStateOf(request.status, request, order), tone: tones[request.status] },
  facts: request.withdrawal
    ? [`${request.withdrawal.name}, ${request.withdrawal.email}`, request.withdrawal.atText, request.comment]
        .filter(Boolean)
        .join(" · ")
    : [returnReasons[request.reason], request.comment].filter(Boolean).join(": "),
  pieces: request.pieces
    .map(({ lineId, qty }) => `${qty} × ${order.lines.find(({ id }) => id === lineId)?.sku ?? ""}`)
    .join(", "),
});

const nounOf = ({ withdrawal }: ReturnView) => (withdrawal ? "Withdrawal" : "Return");

/** Takes down a withdrawal that came by letter or on the phone (rule withdrawals-5). */
export const withdrawalDeed = (order: Pick<OrderView, "email" | "billingAddress">): DeedView => ({
  deed: "withdraw",
  label: "Record a withdrawal…",
  submit: "Record it",
  about: "For one that came by letter or on the phone. What isn’t sent is canceled and paid back.",
  fields: [
    deedField("name", "Name", {
      text: `${order.billingAddress.first_name} ${order.billingAddress.last_name}`.trim(),
    }),
    deedField("email", "Email for the confirmation", { text: order.email }),
    deedField("items", "Items", {
      kind: "long text",
      isOptional: true,
      help: "SKUs or names, one a line. Empty for the whole order.",
    }),
  ],
});

/**
 * What can be done with a return in its state (rule order-returns-7). A withdrawal is paid back before its
 * pieces arrive where the shop likes, and not declined (rule withdrawals-7).
 */
export function returnDeeds(order: Pick<OrderView, "lines">, request: ReturnView): DeedView[] {
  const { id, number, status, isBeingRefunded, withdrawal } = request;
  const noun = nounOf(request).toLowerCase();
  const values = { return: String(id) };
  const decline: DeedView = {
    deed: "decline-return",
    label: `Decline ${noun} ${number}…`,
    submit: "Decline it",
    isDanger: true,
    about: "Nothing is sent back and nothing is paid. The return stays closed; they may ask for another.",
    fields: [deedField("reason", "Why", { kind: "long text", help: "The customer reads it." })],
    values,
  };
  const refund: DeedView = {
    deed: "refund-return",
    label: `Refund ${noun} ${number}…`,
    submit: "Refund it",
    isMain: status === "received",
    about: withdrawal
      ? "Within 14 days of the withdrawal. You may wait until the items are back. Where nothing of the order is kept, its delivery is paid back, too; enter an amount to leave out what a dearer delivery than the standard one cost."
      : "The money goes back the way it was paid.",
    fields: [
      deedField("amount", "Amount", {
        kind: "money",
        isOptional: true,
        help: "Empty for what the pieces cost.",
      }),
      deedField("delivery", "Pay what is left of the delivery back, too", { kind: "flag" }),
    ],
    values,
  };
  const declines = mayDecline(order, request) ? [decline] : [];
  const receive: DeedView = {
    deed: "receive-return",
    label: `${nounOf(request)} ${number} has arrived…`,
    submit: "It has arrived",
    isMain: true,
    fields: [deedField("restocks", "Put the pieces back on sale", { kind: "flag", text: "yes" })],
    values,
  };
  if (isBeingRefunded) return [];
  if (request.isAwaited) return [receive];
  switch (status) {
    case "requested":
      return [
        {
          deed: "accept-return",
          label: withdrawal ? `Say where to send ${number}…` : `Accept return ${number}…`,
          submit: withdrawal ? "Tell the customer" : "Accept it",
          isMain: true,
          about: "The customer gets a mail that says where to send it.",
          fields: [
            deedField("instructions", "What they should know", { kind: "long text", isOptional: true }),
          ],
          values,
        },
        ...declines,
      ];
    case "accepted":
      return [receive, ...(withdrawal ? [refund] : []), ...declines];
    case "received":
      return [refund, ...declines];
    default:
      return [];
  }
}
