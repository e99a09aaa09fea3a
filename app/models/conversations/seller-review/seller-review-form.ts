import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { formMessages } from "../../platform/validation/messages";
import { requiredName } from "../../platform/validation/person-name";
import { requiredText } from "../../platform/validation/required-text";

export const sellerReviewFormId = "seller-review";
/** Fields that keep what was typed after a refusal. */
export const keptSellerReviewFields = ["star", "nick_name", "content"] as const;

const minContentLength = 10;
const starMessage = phrase("Please select your star rating");

/** A review of a seller as its form sends it (rule seller-reviews-2). */
export const sellerReviewFormSchema = z.object({
  star: z
    .string({ required_error: starMessage, invalid_type_error: starMessage })
    .regex(/^[1-5]$/, starMessage)
    .transform(Number),
  nick_name: requiredName(phrase("Display name"), 100),
  content: requiredText(phrase("Review text"), 2000).pipe(
    z.string().min(minContentLength, formMessages.min(minContentLength)),
  ),
});

/** A checked review of a seller. */
export type SellerReviewForm = z.output<typeof sellerReviewFormSchema>;
