// @public

import type { OrderView } from "~/models/orders/order-view/order-view";
import { paperFileName, plainFileName } from "~/models/orders/papers/paper-kind";
import { isAppError } from "~/models/platform/error/app-error";
import { paperSizeOf } from "~/models/platform/paper/paper-size";
import { directionOf } from "~/models/shops/settings/language";
import { writePapers } from "../../platform/paper/write-papers.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { readFacturX } from "../e-invoices/read-factur-x.server";
import { hasXRechnung, type XmlFile, xRechnungOf } from "../e-invoices/write-x-rechnung.server";
import { loadFormerInvoice } from "../invoices/load-former-invoice.server";
import { readCreditNotePapers, readInvoicePaper } from "../invoices/read-invoice-paper.server";
import { inOrderLanguage } from "../reading/in-order-language.server";
import { openOrder } from "../reading/open-order.server";
import type { PaperFile } from "./write-order-papers.server";

/**
 * The invoice of an order, for visitors who may see the order (rule orders-11), or the credit note or
 * former invoice that the address names (rule orders-27).
 * @throws a 404 response for all others, and where there is none
 */
export async function openInvoice(ctx: RequestContext, request: Request, orderId: string) {
  const { paper, number, more } = await read(ctx, request, orderId, async (own, order, note) =>
    order.business === null ? false : hasXRechnung(own, order, note),
  );
  return { paper, number, hasXRechnung: more };
}

/**
 * The same as an XRechnung, for who may see the order (rule orders-30).
 * @throws a 404 response, also where it would not be valid: its owner hears why in the office
 */
export async function openXRechnung(
  ctx: RequestContext,
  request: Request,
  orderId: string,
): Promise<XmlFile> {
  try {
    return await inOrderLanguage(ctx, orderId, async (own) =>
      xRechnungOf(own, await openOrder(own, request, orderId), noteNumberOf(request)),
    );
  } catch (error) {
    if (!isAppError(error)) throw error;
    throw new Response("There is no such e-invoice.", { status: 404, statusText: "Not Found" });
  }
}

const noteNumberOf = (request: Request): string | null => new URL(request.url).searchParams.get("note");

/** The same as a PDF. @throws a 404 response */
export async function openInvoiceFile(
  ctx: RequestContext,
  request: Request,
  orderId: string,
): Promise<PaperFile> {
  const { name, paper, language, more } = await read(ctx, request, orderId, readFacturX);
  const pieces = writePapers([paper], {
    title: paper.title,
    size: paperSizeOf(ctx.shop.settings.checkout_countries),
    now: ctx.now(),
    language,
    direction: directionOf(language),
    facturX: more,
  });
  return { name, pieces };
}

/** @param more what else is read of it, in the language of the order */
const read = <More>(
  ctx: RequestContext,
  request: Request,
  orderId: string,
  more: (own: RequestContext, order: OrderView, note: string | null) => Promise<More>,
) =>
  inOrderLanguage(ctx, orderId, async (own) => {
    const order = await openOrder(own, request, orderId);
    if (!order.invoice)
      throw new Response("This order has no invoice yet.", { status: 404, statusText: "Not Found" });
    const { language } = own.shop.settings.general;
    const number = noteNumberOf(request);
    if (number === null) {
      const name = paperFileName("invoices", order.incrementId, ctx.now());
      const paper = await readInvoicePaper(own, order, order.invoice);
      return { name, number, paper, language, more: await more(own, order, null) };
    }
    const former = await loadFormerInvoice(own, order.id, number);
    const at = order.creditNotes.findIndex((note) => note.number === number);
    const paper = former ?? (await readCreditNotePapers(own, order))[at];
    if (!paper)
      throw new Response("This order has no such credit note.", { status: 404, statusText: "Not Found" });
    const name = `${plainFileName(number)}.pdf`;
    return { name, number, paper, language, more: former ? null : await more(own, order, number) };
  });
