import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { emailSchema } from "../../platform/validation/email";
import { formMessages } from "../../platform/validation/messages";
import { isOldEnough } from "../../shops/visitors/is-old-enough";

/** A shop's age rule: none, or a birth date at least `legalAge` years before `now`. */
export type AgeRule = { legalAge: number; now: Date } | null;

const required = formMessages.required(phrase("Date of birth"));

/**
 * The contact part of the checkout: e-mail and, in shops with an age rule, the birth date as an ISO date
 * (rule checkout-2). Being too young is an error of its own, with or without an account.
 */
export function contactSchema(age: AgeRule) {
  const birthdate = z
    .string({ required_error: required })
    .trim()
    .superRefine((text, context) => {
      const message = age && birthdateProblem(text, age);
      if (message) context.addIssue({ code: z.ZodIssueCode.custom, message });
    });
  return z.object({
    email: emailSchema,
    customer_birthdate: age ? birthdate : z.string().optional(),
  });
}

/** Only one error at a time: an invalid date is not also too young. */
function birthdateProblem(text: string, { legalAge, now }: NonNullable<AgeRule>): string | null {
  if (text === "") return required;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text)))
    return phrase("Please enter a valid date");
  return isOldEnough(text, legalAge, now)
    ? null
    : phrase("You must be at least {legalAge} years old to order.", { legalAge });
}
