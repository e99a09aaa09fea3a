import { eInvoiceProblems } from "~/models/orders/e-invoice/e-invoice-problems";
import { eInvoiceXml } from "~/models/orders/e-invoice/e-invoice-xml";
import type { OrderView } from "~/models/orders/order-view/order-view";
import type { PaperKind } from "~/models/orders/papers/paper-kind";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { inOrderLanguage } from "../reading/in-order-language.server";
import { loadOrder } from "../reading/load-order.server";
import { readEInvoice } from "./read-e-invoice.server";

/**
 * What the PDF of an invoice or credit note carries to be a Factur-X (ZUGFeRD); null where the shop offers
 * none, or it would not be valid (rule orders-30).
 */
export async function readFacturX(
  ctx: ShopContext,
  order: OrderView,
  noteNumber: string | null,
): Promise<string | null> {
  const invoice = await readEInvoice(ctx, order, noteNumber);
  if (!invoice || "refusal" in invoice || eInvoiceProblems(invoice, "factur-x").length > 0) return null;
  return eInvoiceXml(invoice, "factur-x");
}

/** The same of an order by its id, of its invoice or its only credit note; null for other papers. */
export async function findFacturX(
  ctx: ShopContext,
  kind: PaperKind,
  orderId: string,
): Promise<string | null> {
  if (!ctx.shop.settings.invoices.e_invoices || kind === "packing-slips" || kind === "former-invoices")
    return null;
  return inOrderLanguage(ctx, orderId, async (own) => {
    const order = await loadOrder(own, orderId);
    if (!order) return null;
    if (kind === "invoices") return readFacturX(own, order, null);
    const [note, ...others] = order.creditNotes;
    return note && others.length === 0 ? readFacturX(own, order, note.number) : null;
  });
}
