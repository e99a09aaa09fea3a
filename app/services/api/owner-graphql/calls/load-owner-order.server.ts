import type { Order, OrderLine } from "~/models/api/owner/generated/order";
import { AppError } from "~/models/platform/error/app-error";
import type { OrderExchange } from "~/models/selling/checkout/order-exchange";
import { findOrder } from "../../../orders/reading/find-order.server";
import { linesOfOrders, type OrderLineRow } from "../../../orders/reading/lines-of-orders.server";
import { loadOrder } from "../../../orders/reading/load-order.server";
import type { OwnerApi } from "../owner-context.server";
import { postalAddress } from "./postal-address";

/**
 * An order whole, as the owner's API tells it.
 * @param id a UUID
 * @throws AppError `not_found`, the same for an order out of the key's reach
 */
export async function loadOwnerOrder(api: OwnerApi, id: string): Promise<Order> {
  const row = await findOrder(api.ctx, id);
  const ctx = await api.inShop(row.shopId);
  const view = await loadOrder(ctx, id);
  if (!view) throw new AppError("not_found", "We couldn’t find this order.");
  const lines = (await linesOfOrders(ctx, [id])).get(id) ?? [];
  const piecesOf = (pieces: { lineId: number; qty: number }[]) =>
    pieces.map((one) => ({ ...one, sku: lines.find((line) => line.id === one.lineId)?.sku ?? "" }));
  return {
    id,
    number: row.incrementId,
    shopId: row.shopId,
    sellerId: row.sellerId,
    status: row.status,
    email: row.email,
    customerId: row.customerId,
    currency: row.currency,
    market: row.market,
    exchange: row.exchange && exchangeFields(row.exchange),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    billingAddress: postalAddress(row.billingAddress),
    shippingAddress: row.shippingAddress ? postalAddress(row.shippingAddress) : null,
    shippingMethod: view.shippingMethodTitle,
    pickup: view.pickup,
    paymentMethod: view.paymentMethodTitle,
    customerNote: row.customerNote,
    lines: lines.map(lineFields),
    subtotalMinor: row.subtotalMinor,
    discountMinor: row.discountMinor,
    shippingMinor: row.shippingMinor + row.shippingFeeMinor,
    taxMinor: row.taxMinor,
    taxes: view.otherTax,
    grandTotalMinor: row.grandTotalMinor,
    redeemedMinor: row.redeemedMinor,
    totalDueMinor: row.totalDueMinor,
    dueMinor: view.money.dueMinor,
    version: row.version,
    owedMinor: view.money.owedMinor,
    isAuthorized: view.money.isAuthorized,
    invoiceNumber: row.invoiceNumber,
    creditNotes: view.creditNotes.map(({ number, invoiceNumber, issuedAt, totalMinor }) => ({
      number,
      invoiceNumber,
      issuedAt,
      totalMinor,
    })),
    agent: row.agent,
    shipments: view.shipments.map(({ id: shipmentId, carrierName, pieces, ...parcel }) => ({
      id: shipmentId,
      carrier: carrierName,
      lines: piecesOf(pieces),
      trackingNumber: parcel.trackingNumber,
      trackingUrl: parcel.trackingUrl,
      shippedAt: parcel.shippedAt,
      deliveredAt: parcel.deliveredAt,
    })),
    refunds: view.refunds.map(({ id: refundId, amountMinor }) => ({ id: refundId, amountMinor })),
    refundedMinor: view.money.refundedMinor,
    returns: view.returns.map(({ id: returnId, number, status, reason, comment, pieces, withdrawal }) => ({
      id: returnId,
      number,
      status,
      reason,
      comment,
      lines: piecesOf(pieces),
      withdrawal,
    })),
    events: view.events.map(({ toStatus, note, at }) => ({ status: toStatus, note, at })),
  };
}

const exchangeFields = ({ rate, from: currency, business }: OrderExchange): Order["exchange"] => ({
  rate,
  currency,
  subtotalMinor: business.subtotalMinor,
  discountMinor: business.discountMinor,
  shippingMinor: business.shippingMinor,
  taxMinor: business.taxMinor,
  grandTotalMinor: business.grandTotalMinor,
});

/** A line as the API tells it. */
export const lineFields = (line: OrderLineRow): OrderLine => ({
  id: line.id,
  productId: line.productId,
  sku: line.sku,
  name: line.name,
  variation: line.variationText,
  choices: line.choiceTexts.map(({ label, value }) => ({ label, text: value })),
  qty: line.qty,
  canceledQty: line.canceledQty,
  backorderedQty: line.backorderedQty,
  priceMinor: line.priceMinor,
  rowTotalMinor: line.rowTotalMinor,
  discountMinor: line.discountMinor,
  taxMinor: line.taxMinor,
  needsShipping: line.needsShipping,
});
