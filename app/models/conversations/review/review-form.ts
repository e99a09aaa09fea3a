import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { emailSchema } from "../../platform/validation/email";
import { formMessages } from "../../platform/validation/messages";
import { requiredName } from "../../platform/validation/person-name";
import { optionalText, requiredText } from "../../platform/validation/required-text";

/** Id of the form that writes a review. */
export const reviewFormId = "review";
/** Field of a form over the page, which gets data as its answer and leads nowhere. */
export const inDialogField = "in_dialog";
/** Fields that keep what was typed after a refusal. */
export const keptReviewFields = ["star", "nick_name", "email", "title", "content"] as const;

const maxNameLength = 100;
const minContentLength = 10;
const maxContentLength = 5000;
const starMessage = phrase("Please select your star rating");

/** What a shop asks of a review: `isGuest` for a writer without an account, who names an e-mail. */
export type ReviewRules = { isTitleRequired: boolean; isGuest: boolean };

/** A review as its form sends it (rule reviews-2). */
export const reviewFormSchema = ({ isTitleRequired, isGuest }: ReviewRules) =>
  z.object({
    star: z
      .string({ required_error: starMessage, invalid_type_error: starMessage })
      .regex(/^[1-5]$/, starMessage)
      .transform(Number),
    nick_name: requiredName(phrase("Display name"), maxNameLength),
    email: isGuest ? emailSchema : z.string().optional(),
    title: isTitleRequired ? requiredText(phrase("Review title")) : optionalText(phrase("Review title")),
    content: requiredText(phrase("Review text"), maxContentLength).pipe(
      z.string().min(minContentLength, formMessages.min(minContentLength)),
    ),
    protect_code: z.string().uuid().optional(),
  });

/** What the form of a review shows; `code` is new with each form. */
export type ReviewFormData = {
  product: { sku: string; name: string };
  rules: ReviewRules;
  displayName: string;
  code: string;
};

/** A checked review. */
export type ReviewForm = z.output<ReturnType<typeof reviewFormSchema>>;
