// @public

import { z } from "zod";
import { emailSchema } from "../../platform/validation/email";
import { optionalText } from "../../platform/validation/required-text";

const day = (message: string) =>
  z.union([z.literal(""), z.string().date(message)]).transform((text) => (text === "" ? null : text));

/** A gift card that a person gives (rule gift-cards-11), with the day on which it is given. */
const givenSchema = z
  .object({
    amountMinor: z.number().int().safe().min(1, "Enter an amount above 0."),
    email: emailSchema,
    name: optionalText("Name", 100),
    fromName: optionalText("From", 100),
    message: optionalText("Message", 500),
    sendOn: day("Enter a day, such as 2026-12-31.").default(""),
    expiresOn: day("Enter a day, such as 2026-12-31.").default(""),
    reason: z.string().trim().min(1, "Say why, for the books.").max(500, "Use 500 characters or fewer."),
    today: z.string(),
  })
  .superRefine(({ sendOn, expiresOn, today }, check) => {
    const refuse = (path: string, message: string) =>
      check.addIssue({ code: z.ZodIssueCode.custom, path: [path], message });
    if (sendOn !== null && sendOn < today) refuse("sendOn", "Please choose today or a later day.");
    if (expiresOn !== null && expiresOn < (sendOn ?? today))
      refuse("expiresOn", "Choose a last day that is not before it is sent.");
  });

/** What is said of a gift card that a person gives; empty texts and days for what is not said. */
export type GivenGiftCard = Omit<z.input<typeof givenSchema>, "today">;

/**
 * Checks a gift card that a person gives.
 * @param today the day on the shop's clock
 */
export const readGivenGiftCard = (given: GivenGiftCard, today: string) =>
  givenSchema.safeParse({ ...given, today });
