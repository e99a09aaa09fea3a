// @public

import { eInvoiceProblems } from "~/models/orders/e-invoice/e-invoice-problems";
import { eInvoiceXml } from "~/models/orders/e-invoice/e-invoice-xml";
import type { OrderView } from "~/models/orders/order-view/order-view";
import { plainFileName } from "~/models/orders/papers/paper-kind";
import { AppError } from "~/models/platform/error/app-error";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findOrder } from "../reading/find-order.server";
import { inOrderLanguage } from "../reading/in-order-language.server";
import { loadOrder } from "../reading/load-order.server";
import { readEInvoice } from "./read-e-invoice.server";

/** A file of XML with its name. */
export type XmlFile = { name: string; xml: string };

/**
 * The invoice of an order, or its credit note of a number, as an XRechnung (rule orders-30).
 * @throws AppError `not_found` where there is none, or the actor may not view the order; `conflict` that says
 * what is missing
 */
export async function writeXRechnung(
  ctx: ShopContext,
  orderId: string,
  noteNumber: string | null,
): Promise<XmlFile> {
  const row = await findOrder(ctx, orderId);
  if (row.shopId !== ctx.shop.id) throw noneFound();
  return inOrderLanguage(ctx, orderId, async (own) => {
    const order = await loadOrder(own, orderId);
    if (!order) throw noneFound();
    return xRechnungOf(own, order, noteNumber);
  });
}

/** The same of an order that was read, in its language. */
export async function xRechnungOf(
  ctx: ShopContext,
  order: OrderView,
  noteNumber: string | null,
): Promise<XmlFile> {
  const invoice = await readEInvoice(ctx, order, noteNumber);
  if (!invoice) throw noneFound();
  if ("refusal" in invoice) throw new AppError("conflict", invoice.refusal);
  const problems = eInvoiceProblems(invoice, "xrechnung");
  if (problems.length > 0)
    throw new AppError("conflict", problems.map(({ rule, text }) => `${text} (${rule})`).join(" "));
  return { name: `${plainFileName(invoice.number)}.xml`, xml: eInvoiceXml(invoice, "xrechnung") };
}

/** Whether the same is there and valid. */
export async function hasXRechnung(
  ctx: ShopContext,
  order: OrderView,
  noteNumber: string | null,
): Promise<boolean> {
  const invoice = await readEInvoice(ctx, order, noteNumber);
  return invoice !== null && !("refusal" in invoice) && eInvoiceProblems(invoice, "xrechnung").length === 0;
}

const noneFound = () => new AppError("not_found", "There is no such e-invoice.");
