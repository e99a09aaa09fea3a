// @public

import { json, redirect } from "@remix-run/node";
import { noticeSentText } from "~/models/conversations/stock-notice/notice-sent";
import { stockNoticeFormId, stockNoticeSchema } from "~/models/conversations/stock-notice-form";
import { backInStockPath } from "~/paths/stock-notices";
import { answerForm } from "../../platform/forms/answer-form.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { askStockNotice } from "./ask-stock-notice.server";

/**
 * Answers the form of a notice: the messages beside the field, or the page that says what comes
 * next. With `stay` it answers the words for it.
 */
export async function answerStockNotice(context: RequestContext, request: Request, productId: number) {
  const { customer } = await context.visitor();
  const rules = { id: stockNoticeFormId, schema: stockNoticeSchema(customer === null), keeps: ["email"] };
  return answerForm(request, rules, async ({ email = "" }, posted) => {
    await askStockNotice(context, { productId, customer, email });
    const sent = customer?.isVerified ? "account" : "mail";
    // The form on a product's page stays where it is.
    if (posted.has("stay")) return json({ sent: noticeSentText(sent) });
    return redirect(backInStockPath(productId, { sent }), 303);
  });
}
