import { and, asc, eq } from "drizzle-orm";
import { addressLines } from "~/models/accounts/address/address-lines";
import { disputeStateLabels } from "~/models/conversations/disputes/dispute-state";
import { dayText } from "~/models/office/day-text";
import { orderAgentText } from "~/models/office/orders/order-agent-text";
import { orderDeeds } from "~/models/office/orders/order-deeds";
import type { OrderPage } from "~/models/office/orders/order-page";
import {
  deliveryView,
  orderPageLines,
  orderSums,
  owedLine,
  parcelView,
} from "~/models/office/orders/order-page-view";
import { orderStateBadge } from "~/models/office/orders/order-state";
import { returnDeeds, returnRow, withdrawalDeed } from "~/models/office/orders/return-deeds";
import { formerInvoiceNumbers } from "~/models/orders/invoice/credit-note";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { deliveryLeftMinor, qtyNotReturned } from "~/models/orders/return-request/order-return";
import { carrierCodes, carrierName } from "~/models/orders/shipment/carrier";
import { inZone } from "~/models/platform/date/format-date";
import { AppError } from "~/models/platform/error/app-error";
import { formatMajor } from "~/models/platform/money/format-major";
import { formatMoney } from "~/models/platform/money/format-money";
import { type OrderStatus, orderStatusLabels } from "~/models/selling/checkout/order-status";
import { can } from "~/models/shops/actors/can";
import { mayNotePayment } from "~/models/shops/actors/may-note-payment";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { officeXRechnungPath } from "~/paths/office";
import { orderEvents } from "~/tables/orders/orders";
import { listDisputes } from "../conversations/disputes/list-disputes.server";
import { findOrder } from "../orders/reading/find-order.server";
import { findOrderByNumber } from "../orders/reading/find-order-by-number.server";
import { loadOrder } from "../orders/reading/load-order.server";
import { countOrders } from "../orders/reading/search-orders.server";
import { readReturnableOrder } from "../orders/return-requests/read-returnable-order.server";
import { orderSubject } from "../orders/states/order-subject";
import { readWithdrawalOffer } from "../orders/withdrawals/read-withdrawal-offer.server";
import { capturedFor, findPaymentsOfOrder } from "../payments/providers/find-payment.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { findBuyerPath } from "./orders/find-buyer-path.server";
import { nameActors } from "./orders/name-actors.server";

/** More payments than an order has. */
const mostDisputes = 20;

/**
 * An order of the shop as its page in the office shows it (rule office-5).
 * @throws AppError `not_found`, the same for an order that the actor may not view
 */
export async function loadOfficeOrder(ctx: ShopContext, number: string): Promise<OrderPage> {
  const orderId = await findOrderByNumber(ctx, number);
  const row = await findOrder(ctx, orderId);
  const [order, payments, events, returnable] = await Promise.all([
    loadOrder(ctx, orderId),
    findPaymentsOfOrder(ctx, orderId),
    ctx.db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.tenantId, ctx.tenant.id), eq(orderEvents.orderId, orderId)))
      .orderBy(asc(orderEvents.id)),
    readReturnableOrder(ctx, row),
  ]);
  if (!order) throw new AppError("not_found", "We couldn’t find this order.");
  const actor = await ctx.actor();
  const clock = { zone: ctx.shop.settings.general.time_zone, now: ctx.now() };
  const names = await nameActors(
    ctx,
    events.map(({ actor: who }) => who),
  );
  const [payment] = payments;
  const capturedMinor = payments.reduce((sum, one) => sum + capturedFor(one, orderId), 0);
  const refundedMinor = order.refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const known =
    payment === undefined
      ? null
      : {
          isOffline: payment.provider === "offline" && mayNotePayment(actor),
          isOpen: payment.status === "pending" || payment.status === "started",
          leftMinor: capturedMinor - refundedMinor,
        };
  const kept = new Map(returnable.lines.map((line) => [line.id, qtyNotReturned(line)]));
  const isGuest = row.customerId === null;
  const theirs = isGuest ? { email: row.email, isGuest } : { customerId: row.customerId };
  const [count, buyerPath, disputes] = await Promise.all([
    countOrders(ctx, theirs, 100),
    findBuyerPath(ctx, row),
    listDisputes(ctx, mostDisputes, orderId),
  ]);
  const money = (minor: number) => formatMoney(minor, order.currency);
  return {
    number: order.incrementId,
    hasInvoice: order.invoice !== null,
    formerInvoices: formerInvoiceNumbers(order.creditNotes),
    creditNotes: order.creditNotes.map((note) => note.number),
    eInvoices: eInvoicesOf(ctx, order),
    disputeText: disputes.map(({ state }) => `Payment disputed: ${disputeStateLabels[state]}.`).join(" "),
    badges: [orderStateBadge(order.status)],
    intro: `${dayText(row.createdAt, clock)}, ${inZone(row.createdAt, clock.zone).toFormat("ZZZZ")}`,
    lines: orderPageLines(order, (lineId) => kept.get(lineId) ?? 0),
    sums: orderSums(order, row.adjustments),
    payment: {
      title: order.paymentMethodTitle,
      facts: payment
        ? [
            { label: "State", text: paymentStates[payment.status] },
            { label: "Taken", text: money(capturedMinor) },
            ...(order.money.dueMinor > 0
              ? [{ label: "Left to pay", text: money(order.money.dueMinor) }]
              : []),
            { label: "Reference", text: payment.takenReference ?? payment.reference },
          ]
        : [],
      owedText: owedLine(order),
    },
    parcels: order.shipments.map((parcel) => parcelView(order, parcel)),
    returns: order.returns.map((request) => returnRow(order, request)),
    returnDeeds: can(actor, "change", orderSubject(row)) ? await returnDeedsOf(ctx, order) : [],
    timeline: events
      .map(({ fromStatus, toStatus, note, actor: who, createdAt }) => ({
        text: isNews(fromStatus, toStatus) ? orderStatusLabels[toStatus] : note || "Placed",
        note: isNews(fromStatus, toStatus) ? note : "",
        who: names(who),
        atText: dayText(createdAt, clock),
      }))
      .toReversed(),
    customer: {
      name: `${row.billingAddress.first_name} ${row.billingAddress.last_name}`.trim(),
      email: row.email,
      phone: row.shippingAddress?.phone || row.billingAddress.phone,
      customerId: row.customerId,
      ordersText:
        count > 1 ? `${isGuest ? "Guest, " : ""}${count} orders` : isGuest ? "Guest" : "First order",
      to: buyerPath,
    },
    agentText: orderAgentText(row.agent),
    delivery: deliveryView(order),
    billing: addressLines(row.billingAddress),
    note: row.customerNote,
    placedWith: order.placedWith.map(({ incrementId, sellerName }) => ({
      number: incrementId,
      sellerName,
      // Another seller’s order is not theirs to open.
      isOpen: sellerOfActor(actor) === null,
    })),
    may: orderDeeds(order, known, (verb) => can(actor, verb, orderSubject(row))),
    carriers: carrierCodes.map((value) => ({ value, label: carrierName(value) })),
    refunded: formatMajor(order.money.refundedMinor, order.currency),
    deliveryLeft: formatMajor(deliveryLeftMinor(returnable.order, returnable.lines), order.currency),
  };
}

/** What can be done with its returns; a withdrawal can be taken down while there is the right. */
async function returnDeedsOf(ctx: ShopContext, order: OrderView) {
  const { refusal } = await readWithdrawalOffer(ctx, order);
  const deeds = order.returns.flatMap((request) => returnDeeds(order, request));
  return refusal === null ? [...deeds, withdrawalDeed(order)] : deeds;
}

/** The e-invoices of an order: of its invoice and each credit note (rule orders-30). */
function eInvoicesOf({ shop }: ShopContext, { incrementId, invoice, creditNotes }: OrderView) {
  if (!shop.settings.invoices.e_invoices || !invoice) return [];
  const notes = creditNotes.map(({ number }) => ({
    label: `XRechnung of ${number}`,
    href: officeXRechnungPath(incrementId, number),
  }));
  return [{ label: "XRechnung", href: officeXRechnungPath(incrementId) }, ...notes];
}

/** Whether an event is a new state: the first one and mere notes are not. */
const isNews = (from: OrderStatus | null, to: OrderStatus): boolean => from !== null && from !== to;

const paymentStates = {
  started: "Not finished",
  pending: "Waiting",
  authorized: "Authorized, not taken",
  paid: "Paid",
  declined: "Declined",
  cancelled: "Canceled",
} as const;
