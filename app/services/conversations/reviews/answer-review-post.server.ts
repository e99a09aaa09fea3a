// @public

import { redirect } from "@remix-run/node";
import {
  inDialogField,
  keptReviewFields,
  reviewFormId,
  reviewFormSchema,
} from "~/models/conversations/review/review-form";
import { isAppError } from "~/models/platform/error/app-error";
import { reviewPath } from "~/paths";
import { answerForm, refuseForm } from "../../platform/forms/answer-form.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { addReview } from "./add-review.server";
import type { ReviewFormView } from "./load-review-form.server";
import { withReviewPost } from "./with-review-post.server";

/**
 * Answers the form of a review: what was typed with the messages, or the page that says it waits for
 * approval.
 */
export async function answerReviewPost(
  context: RequestContext,
  request: Request,
  { product, rules }: ReviewFormView,
) {
  const { customer } = await context.visitor();
  try {
    return await withReviewPost(context, request, (posted, files) =>
      answerForm(
        posted,
        { id: reviewFormId, schema: reviewFormSchema(rules), keeps: keptReviewFields },
        async (form) => {
          await addReview(context, { productId: product.id, customer, form, files });
          if (posted.has(inDialogField)) return { isSent: true };
          return redirect(reviewPath(product.sku, { sent: "1" }), 303);
        },
      ),
    );
  } catch (error) {
    // What is too long or no form has nothing typed to keep.
    if (isAppError(error)) return refuseForm(error, reviewFormId, {}, "form");
    throw error;
  }
}
