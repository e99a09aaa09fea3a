import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { AppError } from "../../platform/error/app-error";
import type { OrderLineView, OrderView } from "../order-view/order-view";
import type { LinePieces } from "../shipment/take-pieces";
import { shippedQty } from "../states/is-delivered";
import { qtyField } from "./return-form";

const DAY_MS = 86_400_000;

/** The setting of a shop: whether it takes returns, and for how many days. */
export type ReturnTerms = { enable: boolean; days: number };

/** A line of which pieces can be sent back. */
export type ReturnableLine = { line: OrderLineView; leftQty: number };

/** How many pieces of each line were paid back, whatever for. */
type RefundedQty = (lineId: number) => number;

/** Until when pieces can be sent back (rule order-returns-5); null while nothing was sent. */
export function returnsUntil(
  { shipments, events }: Pick<OrderView, "shipments" | "events">,
  { days }: ReturnTerms,
): Date | null {
  const completed = events.filter(({ toStatus }) => toStatus === "complete").slice(0, 1);
  const sentAt = [...shipments.map(({ shippedAt }) => shippedAt), ...completed.map(({ at }) => at)];
  const last = Math.max(...sentAt.map((at) => Date.parse(at)));
  return sentAt.length === 0 ? null : new Date(last + days * DAY_MS);
}

/**
 * The lines of which pieces can be sent back, and how many: what was sent, less what was paid back or is
 * asked back already. What is not delivered, gift cards, files and gifts that cost nothing stay (rule
 * order-returns-5).
 */
export function returnableLines(order: OrderView, refundedQty: RefundedQty): ReturnableLine[] {
  return order.lines.flatMap((line) => {
    const leftQty = leftOf(order, line, refundedQty(line.id));
    return leftQty > 0 ? [{ line, leftQty }] : [];
  });
}

function leftOf(order: OrderView, line: OrderLineView, refundedQty: number): number {
  if (!line.needsShipping || line.isGiftCard || line.isFree || line.fileCount > 0) return 0;
  const keptQty = line.qty - line.canceledQty;
  // An order that was completed by hand has no parcels.
  const sentQty = order.status === "complete" ? keptQty : shippedQty(order, line.id);
  return Math.max(0, Math.min(sentQty, keptQty - refundedQty) - askedBackQty(order, line.id));
}

/** How many pieces of a line are asked back and not declined or paid back. */
export const askedBackQty = ({ returns }: Pick<OrderView, "returns">, ofLine: number): number =>
  returns
    .filter(({ status, isBeingRefunded }) => isOpen[status] && !isBeingRefunded)
    .flatMap(({ pieces }) => pieces)
    .reduce((sum, { lineId, qty }) => (lineId === ofLine ? sum + qty : sum), 0);

/** The states in which pieces are asked back; paid back ones count as such. */
const isOpen = { requested: true, accepted: true, received: true, declined: false, refunded: false } as const;

/** Why no piece of an order can be asked back (rule order-returns-5); null where some can. */
export function returnRefusal(
  order: OrderView,
  {
    terms,
    left,
    now,
    dayText,
  }: { terms: ReturnTerms; left: number; now: Date; dayText: (at: Date) => string },
): string | null {
  if (!terms.enable) return phrase("This shop doesn’t take returns online. Please message us.");
  const until = returnsUntil(order, terms);
  if (order.status === "closed" || order.status === "canceled") return phrase(nothing);
  if (!until) return phrase("Nothing in this order has been sent yet.");
  if (now > until)
    return phrase("Pieces of this order could be sent back until {day}.", { day: dayText(until) });
  return left === 0 ? phrase(nothing) : null;
}

const nothing = message("Nothing in this order can be returned.");

/**
 * The pieces of a request, checked (rule order-returns-5).
 * @throws AppError `invalid` without a piece, or beside the field of a line that has fewer left
 */
export function takeReturnPieces(
  lines: readonly ReturnableLine[],
  asked: readonly LinePieces[],
): LinePieces[] {
  if (asked.length === 0) throw new AppError("invalid", phrase("Enter how many items you’re sending back."));
  for (const { orderItemId, qty } of asked) {
    const found = lines.find(({ line }) => line.id === orderItemId);
    if (!found) throw new AppError("invalid", phrase(nothing));
    if (qty > found.leftQty)
      throw new AppError(
        "invalid",
        phrase("{name}: {leftQty} left to send back, not {qty}.", {
          name: found.line.name,
          leftQty: found.leftQty,
          qty,
        }),
        qtyField(orderItemId),
      );
  }
  return asked.map(({ orderItemId, qty }) => ({ orderItemId, qty }));
}
