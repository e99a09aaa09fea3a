// @public

import { paperFileName, plainFileName } from "~/models/orders/papers/paper-kind";
import { paperSizeOf } from "~/models/platform/paper/paper-size";
import { directionOf } from "~/models/shops/settings/language";
import { writePapers } from "../../platform/paper/write-papers.server";
import type { RequestContext } from "../../shops/context/request-context.server";
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
  const { paper, number } = await read(ctx, request, orderId);
  return { paper, number };
}

/** The same as a PDF. @throws a 404 response */
export async function openInvoiceFile(
  ctx: RequestContext,
  request: Request,
  orderId: string,
): Promise<PaperFile> {
  const { name, paper } = await read(ctx, request, orderId);
  const { checkout_countries, general } = ctx.shop.settings;
  const { language } = general;
  const pieces = writePapers([paper], {
    title: paper.title,
    size: paperSizeOf(checkout_countries),
    now: ctx.now(),
    language,
    direction: directionOf(language),
  });
  return { name, pieces };
}

const read = (ctx: RequestContext, request: Request, orderId: string) =>
  inOrderLanguage(ctx, orderId, async (own) => {
    const order = await openOrder(own, request, orderId);
    if (!order.invoice)
      throw new Response("This order has no invoice yet.", { status: 404, statusText: "Not Found" });
    const number = new URL(request.url).searchParams.get("note");
    if (number === null) {
      const name = paperFileName("invoices", order.incrementId, ctx.now());
      return { name, number, paper: await readInvoicePaper(own, order, order.invoice) };
    }
    const at = order.creditNotes.findIndex((note) => note.number === number);
    const paper = (await readCreditNotePapers(own, order))[at];
    if (!paper)
      throw new Response("This order has no such credit note.", { status: 404, statusText: "Not Found" });
    return { name: `${plainFileName(number)}.pdf`, number, paper };
  });
