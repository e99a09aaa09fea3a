import { type InvoiceView, invoiceWords } from "~/models/orders/invoice/invoice";
import type { WholeInvoice } from "~/models/orders/invoice/invoice-parts";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { creditNotePaper } from "~/models/orders/papers/credit-note-paper";
import { invoicePaper } from "~/models/orders/papers/invoice-paper";
import type { Paper } from "~/models/platform/paper/paper";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { textsOf } from "../../shops/texts/texts-of.server";
import { readInvoiceSeller } from "./read-invoice-seller.server";
import { readTaxedRows } from "./read-taxed-rows.server";

/** What the credit notes of an order of the shop say, the first first (rule orders-27). */
export async function readCreditNotePapers(ctx: ShopContext, order: OrderView): Promise<Paper[]> {
  const { invoice } = order;
  if (!invoice || order.creditNotes.length === 0) return [];
  const { t } = textsOf(ctx.shop);
  const whole = await readWholeInvoice(ctx, order, invoice);
  return order.creditNotes.map((creditNote) => creditNotePaper(t, { ...whole, creditNote }, ctx.shop.name));
}

/** What the invoice of an order of the shop says (rule orders-11). */
export async function readInvoicePaper(
  ctx: ShopContext,
  order: OrderView,
  invoice: InvoiceView,
): Promise<Paper> {
  const { t } = textsOf(ctx.shop);
  return invoicePaper(t, await readWholeInvoice(ctx, order, invoice), ctx.shop.name);
}

/** An invoice with its order, who it is from, and its rows. */
async function readWholeInvoice(
  ctx: ShopContext,
  order: OrderView,
  invoice: InvoiceView,
): Promise<WholeInvoice> {
  const soldBy = await readInvoiceSeller(ctx, order.id);
  const rows = await readTaxedRows(ctx, order.id);
  return { order, invoice, soldBy, rows, ...invoiceWords(textsOf(ctx.shop).t, ctx.shop) };
}
