// @public

import { randomUUID } from "node:crypto";
import { nameTakenMessage } from "~/models/accounts/display-name";
import type { ReviewForm } from "~/models/conversations/review/review-form";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { reviews } from "~/tables/conversations/reviews";
import { isNameTaken, lockDisplayName } from "../../accounts/register/is-name-taken.server";
import type { IncomingFile } from "../../platform/forms/incoming-files.server";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";
import { findReviewed } from "./find-reviewed.server";
import { requireReviewer } from "./require-reviewer.server";
import type { ReviewContext } from "./review-context.server";
import { storeReviewPhotos } from "./store-review-photos.server";

/** A review to write: of which product, by whom (null for a guest), and with which photos. */
export type NewReview = {
  productId: number;
  customer: VisitorCustomer | null;
  form: ReviewForm;
  files: readonly IncomingFile[];
};

/**
 * Writes a review that waits for approval (rules reviews-1 to reviews-4). A repeated post of one form writes
 * nothing.
 * @throws AppError `sign_in_required` for a guest where guests may not write, `not_found` for an unknown
 * product, `conflict` beside `nick_name` for a taken name, `invalid` beside `files`, `too_many`
 */
export async function addReview(
  ctx: ReviewContext,
  { productId, customer, form, files }: NewReview,
): Promise<void> {
  requireReviewer(ctx, customer);
  const { active_review_module } = ctx.shop.settings;
  if (!active_review_module || !(await findReviewed(ctx, { id: productId })))
    throw new AppError("not_found", phrase("We couldn’t find this product."));
  const email = customer ? null : (form.email ?? "").toLowerCase();
  const owner = { customerId: customer?.id ?? null, email };
  if (await isNameTaken(ctx, form.nick_name, owner)) throw nameTaken();
  await countReview(ctx, customer?.email ?? email ?? "");
  const images = await storeReviewPhotos(ctx, files);
  await inTransaction(ctx, async (inner) => {
    await lockDisplayName(inner, form.nick_name);
    if (await isNameTaken(inner, form.nick_name, owner)) throw nameTaken();
    const { star, title, content } = form;
    await inner.db
      .insert(reviews)
      .values({
        tenantId: ctx.tenant.id,
        productId,
        customerId: owner.customerId,
        star,
        title,
        content,
        images,
        protectCode: form.protect_code ?? randomUUID(),
        displayName: form.nick_name,
        guestEmail: email ?? "",
        writtenAt: ctx.now(),
      })
      .onConflictDoNothing({ target: [reviews.tenantId, reviews.protectCode] });
  });
}

const nameTaken = () => new AppError("conflict", nameTakenMessage, "nick_name");

async function countReview(ctx: ReviewContext, email: string): Promise<void> {
  const { reviewByAddress, reviewByEmail } = attemptLimits;
  await countAttempt(ctx, { action: "review", by: "address", who: ctx.clientAddress }, reviewByAddress);
  await countAttempt(ctx, { action: "review", by: "email", who: email }, reviewByEmail);
}
