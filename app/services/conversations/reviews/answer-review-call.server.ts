// @public

import { checkReview } from "~/models/conversations/check-review";
import { AppError, headersOfError, isAppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { readRowId } from "~/models/platform/validation/read-row-id";
import type { RequestContext } from "../../shops/context/request-context.server";
import { addReview } from "./add-review.server";
import { requireReviewer } from "./require-reviewer.server";
import { withReviewPost } from "./with-review-post.server";

/**
 * Answers `POST /api/product/review`: `id` of the product, `nick_name`, `title`, `content`, `star` and
 * `files`; of a guest also `email`. Answers `success`, and a `message` and its `field` when refused (rule
 * reviews-2).
 */
export async function answerReviewCall(context: RequestContext, request: Request): Promise<Response> {
  try {
    const { customer } = await context.visitor();
    requireReviewer(context, customer);
    await withReviewPost(context, request, async (posted, files) => {
      const rules = {
        isTitleRequired: context.shop.settings.reviews.title_required,
        isGuest: customer === null,
      };
      const texts = [...posted].filter(([, value]) => typeof value === "string");
      const form = checkReview(Object.fromEntries(texts), rules);
      const productId = readRowId(String(posted.get("id") ?? ""));
      if (productId === null) throw new AppError("not_found", phrase("We couldn’t find this product."), "id");
      await addReview(context, { productId, customer, form, files });
    });
    return Response.json({ success: true });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const { message, field, status } = error;
    return Response.json({ success: false, message, field }, { status, headers: headersOfError(error) });
  }
}
