// @public

import { AppError } from "../platform/error/app-error";
import { type ReviewForm, type ReviewRules, reviewFormSchema } from "./review/review-form";

/**
 * Checks a review that a client sent.
 * @throws AppError `invalid` with the first message and its field
 */
export function checkReview(input: unknown, rules: ReviewRules): ReviewForm {
  const checked = reviewFormSchema(rules).safeParse(input);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new AppError("invalid", issue?.message ?? "Invalid", String(issue?.path[0] ?? "form"));
}
