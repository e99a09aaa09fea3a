import { z } from "zod";
import { isOldEnough } from "../age/is-old-enough";
import { emailSchema } from "../validation/email";
import { messages } from "../validation/messages";

/** What a shop asks of its customers' age: nothing, or a birth date at least `legalAge` years before `now`. */
export type AgeRule = { legalAge: number; now: Date } | null;

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The contact part of the checkout: e-mail and, in shops with an age rule, the birth date as an ISO date (decisions,
 * "Orders"). Too young is an error of its own, also without an account.
 */
export function contactSchema(age: AgeRule) {
  const birthdate = z
    .string({ required_error: messages.required("Date of birth") })
    .trim()
    .min(1, messages.required("Date of birth"));
  return z.object({
    email: emailSchema,
    customer_birthdate: age
      ? birthdate
          .refine((text) => isoDate.test(text) && !Number.isNaN(Date.parse(text)), "Please enter a valid date")
          .refine(
            (text) => !isoDate.test(text) || isOldEnough(text, age.legalAge, age.now),
            `You must be at least ${age.legalAge} years old to order.`,
          )
      : z.string().optional(),
  });
}
