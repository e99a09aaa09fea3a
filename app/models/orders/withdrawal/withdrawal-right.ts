import { DateTime } from "luxon";
import { message } from "~/models/platform/texts/message";
import { phrase } from "~/models/platform/texts/phrase";
import { isExceptedWhole } from "../../catalogue/product/withdrawal-exception";
import { isEeaCountry } from "../../shops/markets/eu-countries";
import type { OrderLineView, OrderView } from "../order-view/order-view";
import { askedBackQty, type ReturnableLine } from "../return-request/returnable";
import { isDelivered } from "../states/is-delivered";

/** The setting of a shop: who may withdraw, for how long, and when a parcel counts as delivered. */
export type WithdrawalTerms = {
  everywhere: boolean;
  days: number;
  informs: boolean;
  arrives_within_days: number;
};

/** How many pieces of each line were paid back, and whether its files were downloaded. */
export type UsedUp = {
  refundedQty: (lineId: number) => number;
  isDownloaded: (lineId: number) => boolean;
};

/** Whether its buyer is a consumer whom the law, or the shop, gives the right (rule withdrawals-1). */
export function mayWithdraw(
  {
    business,
    shippingAddress,
    billingAddress,
  }: Pick<OrderView, "business" | "shippingAddress" | "billingAddress">,
  { everywhere }: Pick<WithdrawalTerms, "everywhere">,
): boolean {
  const country = (shippingAddress ?? billingAddress).country;
  return business === null && (everywhere || isEeaCountry(country));
}

/**
 * The moment the right ends (rule withdrawals-2): the end of the last day in the shop's time zone, which is
 * moved on from a weekend. Null while the period has not begun.
 */
export function withdrawsUntil(
  order: Pick<OrderView, "lines" | "shipments" | "events">,
  terms: Pick<WithdrawalTerms, "days" | "informs" | "arrives_within_days">,
  zone: string,
): Date | null {
  const begun = periodBegins(order, terms);
  if (begun === null) return null;
  const told = DateTime.fromISO(begun, { zone }).plus({ days: terms.days });
  const last = terms.informs ? told : told.plus({ months: 12 });
  return last
    .plus({ days: daysToMonday(last.weekday) })
    .endOf("day")
    .toJSDate();
}

/** How many days a period that ends on a weekend goes on (Regulation 1182/71); 1 is Monday. */
const daysToMonday = (weekday: number): number => (weekday > 5 ? 8 - weekday : 0);

/** When the last of its goods arrived, or the contract was concluded where nothing is delivered. */
function periodBegins(
  { lines, shipments, events }: Pick<OrderView, "lines" | "shipments" | "events">,
  { arrives_within_days: withinDays }: Pick<WithdrawalTerms, "arrives_within_days">,
): string | null {
  const at = (status: "processing" | "complete") => events.find(({ toStatus }) => toStatus === status)?.at;
  if (lines.every(({ needsShipping }) => !needsShipping)) return at("processing") ?? at("complete") ?? null;
  if (shipments.length === 0) return later(at("complete"), withinDays);
  if (!isDelivered({ lines, shipments })) return null;
  const arrived = shipments.map(
    ({ deliveredAt, shippedAt }) => deliveredAt ?? later(shippedAt, withinDays) ?? shippedAt,
  );
  return arrived.toSorted().at(-1) ?? null;
}

const later = (iso: string | undefined, days: number): string | null =>
  iso === undefined ? null : new Date(Date.parse(iso) + days * 86_400_000).toISOString();

/**
 * The lines that can be withdrawn from, sent or not, and how many pieces (rule withdrawals-3). Gifts that
 * cost nothing, gift cards, what the law excepts and what was downloaded stay.
 */
export function withdrawableLines(order: OrderView, used: UsedUp): ReturnableLine[] {
  return order.lines.flatMap((line) => {
    const leftQty = canBeWithdrawn(line, used)
      ? Math.max(0, line.qty - line.canceledQty - used.refundedQty(line.id) - askedBackQty(order, line.id))
      : 0;
    return leftQty > 0 ? [{ line, leftQty }] : [];
  });
}

const canBeWithdrawn = (line: OrderLineView, { isDownloaded }: UsedUp): boolean =>
  !line.isFree &&
  !line.isGiftCard &&
  !isExceptedWhole(line.withdrawalException) &&
  !(line.fileCount > 0 && isDownloaded(line.id));

/** Why nothing can be withdrawn from an order (rules withdrawals-1 to -3); null where something can. */
export function withdrawalRefusal(
  order: OrderView,
  {
    terms,
    until,
    left,
    now,
    dayText,
  }: { terms: WithdrawalTerms; until: Date | null; left: number; now: Date; dayText: (at: Date) => string },
): string | null {
  if (!mayWithdraw(order, terms)) return phrase("This order has no right of withdrawal.");
  // Who pays right now may leave the payment; an order that waits for a transfer is a contract.
  if (order.status === "pending_payment")
    return phrase("This order isn’t paid yet. You can cancel it on its page.");
  if (order.status === "canceled" || order.status === "closed") return phrase(nothing);
  if (until !== null && now > until)
    return phrase("You could withdraw from this order until {day}.", { day: dayText(until) });
  return left === 0 ? phrase(nothing) : null;
}

const nothing = message("Nothing in this order can be withdrawn from.");
