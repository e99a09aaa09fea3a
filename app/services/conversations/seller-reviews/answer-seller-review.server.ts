// @public

import { redirect } from "@remix-run/node";
import {
  keptSellerReviewFields,
  sellerReviewFormId,
  sellerReviewFormSchema,
} from "~/models/conversations/seller-review/seller-review-form";
import { orderReviewPath } from "~/paths";
import { answerForm } from "../../platform/forms/answer-form.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { addSellerReview } from "./add-seller-review.server";

/**
 * Answers the form that reviews the seller of an order: what was typed with the messages, or the page that
 * thanks.
 * @param order one that the visitor may see; `key` is that of its mail
 */
export function answerSellerReview(
  context: RequestContext,
  request: Request,
  { id, key }: { id: string; key: string | undefined },
) {
  return answerForm(
    request,
    { id: sellerReviewFormId, schema: sellerReviewFormSchema, keeps: keptSellerReviewFields },
    async (form) => {
      await addSellerReview(context, id, form);
      return redirect(orderReviewPath(id, { key, sent: "1" }), 303);
    },
  );
}
