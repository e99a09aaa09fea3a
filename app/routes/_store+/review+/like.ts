import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { safeRedirect } from "~/models/platform/redirect/safe-redirect";
import { typedRowIdSchema } from "~/models/platform/validation/row-id";
import { homePath, loginPath } from "~/paths";
import { likeReview } from "~/services/conversations/reviews/like-review.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";

const likeSchema = z.object({ review_id: typedRowIdSchema, back: z.string().max(500).default("") });

/** The address is only posted to; opened, it leads home. */
export const loader = () => redirect(homePath(), 302);

/** Likes a review, or takes the like back. A guest signs in first, and comes back to the reviews. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { customer } = await context.visitor();
  return answerForm(request, { schema: likeSchema }, async ({ review_id, back }) => {
    const path = safeRedirect(back);
    if (!customer) return redirect(loginPath(path), 303);
    await likeReview(context, review_id, customer.id);
    return redirect(path, 303);
  });
}
