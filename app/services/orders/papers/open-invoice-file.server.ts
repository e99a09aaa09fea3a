// @public

import { paperFileName, plainFileName } from "~/models/orders/papers/paper-kind";
import { isAppError } from "~/models/platform/error/app-error";
import { paperSizeOf } from "~/models/platform/paper/paper-size";
import { directionOf } from "~/models/shops/settings/language";
import { writePapers } from "../../platform/paper/write-papers.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { readFacturX } from "../e-invoices/read-factur-x.server";
import { type XmlFile, xRechnungOf } from "../e-invoices/write-x-rechnung.server";
import { readCreditNotePapers, readInvoicePaper } from "../invoices/read-invoice-paper.server";
import { inOrderLanguage } from "../reading/in-order-language.server";
import { openOrder } from "../reading/open-order.server";
import type { PaperFile } from "./write-order-papers.server";

/**
 * The invoice of an order, for visitors who may see the order (rule orders-11), or the credit note that the
 * address names (rule orders-27).
 * @throws a 404 response for all others, and where there is none
 */
export async function openInvoice(ctx: RequestContext, request: Request, orderId: string) {
  const { paper, number, order, facturX } = await read(ctx, request, orderId);
  return { paper, number, hasXRechnung: facturX !== null && order.business !== null };
}

/**
 * The same as an XRechnung, for who may see the order (rule orders-30).
 * @throws a 404 response; one of 409 where it would not be valid, which says what is missing
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
    throw new Response(error.message, { status: error.status });
  }
}

const noteNumberOf = (request: Request): string | null => new URL(request.url).searchParams.get("note");

/** The same as a PDF. @throws a 404 response */
export async function openInvoiceFile(
  ctx: RequestContext,
  request: Request,
  orderId: string,
): Promise<PaperFile> {
  const { name, paper, facturX, language } = await read(ctx, request, orderId);
  const pieces = writePapers([paper], {
    title: paper.title,
    size: paperSizeOf(ctx.shop.settings.checkout_countries),
    now: ctx.now(),
    language,
    direction: directionOf(language),
    facturX,
  });
  return { name, pieces };
}

const read = (ctx: RequestContext, request: Request, orderId: string) =>
  inOrderLanguage(ctx, orderId, async (own) => {
    const order = await openOrder(own, request, orderId);
    if (!order.invoice)
      throw new Response("This order has no invoice yet.", { status: 404, statusText: "Not Found" });
    const { language } = own.shop.settings.general;
    const number = noteNumberOf(request);
    if (number === null) {
      const name = paperFileName("invoices", order.incrementId, ctx.now());
      const paper = await readInvoicePaper(own, order, order.invoice);
      return { name, number, paper, order, language, facturX: await readFacturX(own, order, null) };
    }
    const at = order.creditNotes.findIndex((note) => note.number === number);
    const paper = (await readCreditNotePapers(own, order))[at];
    if (!paper)
      throw new Response("This order has no such credit note.", { status: 404, statusText: "Not Found" });
    const facturX = await readFacturX(own, order, number);
    return { name: `${plainFileName(number)}.pdf`, number, paper, order, language, facturX };
  });
