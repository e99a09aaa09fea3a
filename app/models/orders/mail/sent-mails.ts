// @public

import type { OrderView } from "../order-view/order-view";
import type { OrderMailKind } from "./order-mail/order-mail-kind";

/** A mail that an order's shopper got, by what happened; the moment is UTC ISO. */
export type SentMail = { kind: OrderMailKind; subjectId: string; at: string };

/**
 * The mails that were sent to the shopper of an order, the newest first, as its history tells (rule
 * orders-23).
 */
export function sentMails(order: OrderView): SentMail[] {
  const { createdAt, events, shipments, refunds, returns, status } = order;
  const reached = (wanted: string) => events.find(({ toStatus }) => toStatus === wanted);
  const waited = reached("pending_payment") !== undefined;
  const accepted = reached("processing");
  const mails: SentMail[] = [];
  const add = (kind: OrderMailKind, at: string | undefined, subjectId = "") => {
    if (at !== undefined) mails.push({ kind, subjectId, at });
  };
  add("placed", waited ? accepted?.at : createdAt);
  if (!waited) add("paid", events.find(({ note }) => note === "Paid")?.at);
  add("edited", events.findLast(({ note }) => note.startsWith("Edited: "))?.at);
  for (const { id, shippedAt } of shipments) add("shipped", shippedAt, id);
  if (status === "complete" && shipments.length === 0) add("completed", reached("complete")?.at);
  if (status === "canceled" && (accepted || !waited)) add("canceled", reached("canceled")?.at);
  for (const { id, refundedAt } of refunds) add("refunded", refundedAt, id);
  for (const { id, steps } of returns)
    for (const { status: step, at } of steps) if (step !== "refunded") add(`return_${step}`, at, String(id));
  return mails.sort((a, b) => b.at.localeCompare(a.at));
}
