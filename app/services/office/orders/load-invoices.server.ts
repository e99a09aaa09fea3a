import { type InvoiceSheet, invoiceSheet } from "~/models/office/orders/invoice-sheet";
import { invoiceWords } from "~/models/orders/invoice/invoice";
import { readInvoiceSeller } from "../../orders/invoices/read-invoice-seller.server";
import { findOrder } from "../../orders/reading/find-order.server";
import { loadOrder } from "../../orders/reading/load-order.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** Invoices that are printed at once. */
const mostSheets = 100;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The invoices of orders of the shop, in the order they were asked for, and the numbers of those that have
 * none yet (rule office-26).
 * @throws AppError `not_found` for an order that the actor may not view
 */
export async function loadInvoices(
  ctx: ShopContext,
  orderIds: readonly string[],
): Promise<{ shopName: string; sheets: InvoiceSheet[]; without: string[] }> {
  const sheets: InvoiceSheet[] = [];
  const without: string[] = [];
  for (const id of orderIds.filter((one) => uuid.test(one)).slice(0, mostSheets)) {
    const row = await findOrder(ctx, id);
    const order = row.shopId === ctx.shop.id ? await loadOrder(ctx, id) : null;
    if (!order) continue;
    const { invoice, incrementId } = order;
    if (invoice === null) without.push(incrementId);
    else {
      const soldBy = await readInvoiceSeller(ctx, id);
      sheets.push(invoiceSheet({ order, invoice, soldBy, ...invoiceWords(ctx.shop) }));
    }
  }
  return { shopName: ctx.shop.name, sheets, without };
}
