// @public

import { z } from "zod";
import { stockNoticeSchema } from "~/models/conversations/stock-notice-form";
import { headersOfError, isAppError } from "~/models/platform/error/app-error";
import { readRowId } from "~/models/platform/validation/read-row-id";
import { readJsonCall } from "../../platform/http/reading/read-json.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { askStockNotice } from "./ask-stock-notice.server";

const productSchema = z.object({ product: z.union([z.string(), z.number()]) });

/**
 * Answers `POST /api/product/back-in-stock` with `product` (id) and, of a guest, `email`: `success`, or a
 * `message`.
 */
export async function answerStockNoticeCall(context: RequestContext, request: Request): Promise<Response> {
  const sent = await readJsonCall(request);
  const { customer } = await context.visitor();
  const asked = productSchema.and(stockNoticeSchema(customer === null)).safeParse(sent);
  const productId = asked.success ? readRowId(String(asked.data.product)) : null;
  if (!asked.success || productId === null)
    return Response.json({ success: false, message: "Send product and email." }, { status: 400 });
  try {
    await askStockNotice(context, { productId, customer, email: asked.data.email ?? "" });
    return Response.json({ success: true });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { message, status } = error;
    return Response.json({ success: false, message }, { status, headers: headersOfError(error) });
  }
}
