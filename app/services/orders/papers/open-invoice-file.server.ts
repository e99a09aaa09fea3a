// @public

import { paperFileName } from "~/models/orders/papers/paper-kind";
import type { Paper } from "~/models/platform/paper/paper";
import { paperSizeOf } from "~/models/platform/paper/paper-size";
import { directionOf } from "~/models/shops/settings/language";
import { writePapers } from "../../platform/paper/write-papers.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { readInvoicePaper } from "../invoices/read-invoice-paper.server";
import { inOrderLanguage } from "../reading/in-order-language.server";
import { openOrder } from "../reading/open-order.server";
import type { PaperFile } from "./write-order-papers.server";

/**
 * The invoice of an order, for visitors who may see the order (rule orders-11).
 * @throws a 404 response for all others, and where there is none yet
 */
export const openInvoice = async (ctx: RequestContext, request: Request, orderId: string): Promise<Paper> =>
  (await read(ctx, request, orderId)).paper;

/** The same as a PDF. @throws a 404 response */
export async function openInvoiceFile(
  ctx: RequestContext,
  request: Request,
  orderId: string,
): Promise<PaperFile> {
  const { number, paper } = await read(ctx, request, orderId);
  const { checkout_countries, general } = ctx.shop.settings;
  const { language } = general;
  const pieces = writePapers([paper], {
    title: paper.title,
    size: paperSizeOf(checkout_countries),
    now: ctx.now(),
    language,
    direction: directionOf(language),
  });
  return { name: paperFileName("invoices", number, ctx.now()), pieces };
}

const read = (ctx: RequestContext, request: Request, orderId: string) =>
  inOrderLanguage(ctx, orderId, async (own) => {
    const order = await openOrder(own, request, orderId);
    if (!order.invoice)
      throw new Response("This order has no invoice yet.", { status: 404, statusText: "Not Found" });
    return { number: order.incrementId, paper: await readInvoicePaper(own, order, order.invoice) };
  });
