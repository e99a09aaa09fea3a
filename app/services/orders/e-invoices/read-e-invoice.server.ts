import { and, eq } from "drizzle-orm";
import type { EInvoice } from "~/models/orders/e-invoice/e-invoice";
import { eInvoiceOf, type NoEInvoice } from "~/models/orders/e-invoice/e-invoice-of";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { inZone } from "~/models/platform/date/format-date";
import { phrase } from "~/models/platform/texts/phrase";
import { orders } from "~/tables/orders/orders";
import { capturedFor, findPaymentsOfOrder } from "../../payments/providers/find-payment.server";
import { offlineProvider } from "../../payments/providers/offline-provider.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readTaxedRows } from "../invoices/read-taxed-rows.server";

/**
 * The invoice of an order, or its credit note of a number, as an e-invoice (rule orders-30): in the language
 * of the order where the context speaks it.
 * @param order one the caller may see
 * @returns null where there is no such invoice or note, or the shop offers none
 */
export async function readEInvoice(
  ctx: ShopContext,
  order: OrderView,
  noteNumber: string | null,
): Promise<EInvoice | NoEInvoice | null> {
  if (!ctx.shop.settings.invoices.e_invoices || !order.invoice) return null;
  const note = order.creditNotes.find(({ number }) => number === noteNumber);
  if (noteNumber !== null && !note) return null;
  const [row] = await ctx.db
    .select({ invoicedAt: orders.invoicedAt, method: orders.paymentMethod })
    .from(orders)
    .where(and(eq(orders.tenantId, ctx.tenant.id), eq(orders.id, order.id)));
  if (!row?.invoicedAt) return null;
  const payments = await findPaymentsOfOrder(ctx, order.id);
  const zone = ctx.shop.settings.general.time_zone;
  const dayOf = (at: Date) => inZone(at, zone).toFormat("yyyy-MM-dd");
  const isSent = order.lines.some(({ needsShipping }) => needsShipping);
  const shipped = order.shipments.at(-1);
  const supplied = isSent ? (shipped ? dayOf(new Date(shipped.shippedAt)) : "") : dayOf(row.invoicedAt);
  const capturedMinor = payments.reduce((sum, payment) => sum + capturedFor(payment, order.id), 0);
  return eInvoiceOf(ctx.shop, {
    order,
    number: note?.number ?? order.invoice.number,
    issuedOn: dayOf(note ? new Date(note.issuedAt) : row.invoicedAt),
    suppliedOn: supplied,
    corrects: note?.invoiceNumber ?? "",
    rows: note?.rows ?? (await readTaxedRows(ctx, order.id)),
    method: row.method,
    isPaidOnline: payments.some(({ provider }) => provider !== offlineProvider.code),
    paidMinor: note ? 0 : capturedMinor + order.redeemedMinor,
    shippingTitle: order.shippingMethodTitle || phrase("Shipping"),
    note: note ? "" : ctx.shop.settings.invoices.note,
  });
}
