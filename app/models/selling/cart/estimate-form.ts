// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { isPostalCode, postalCodeRefusals } from "../../accounts/address/postal-code";
import { formMessages } from "../../platform/validation/messages";
import { requiredText } from "../../platform/validation/required-text";

const countryText = requiredText(phrase("Country"), 2).transform((code) => code.toUpperCase());

/** A postal code and its country. The message names the code as the country does. */
const place = z
  .object({ country: countryText, postcode: z.string().trim().max(12).default("") })
  .superRefine(({ country, postcode }, context) => {
    const message = postalCodeRefusals.typed(postcode, country);
    if (!isPostalCode(postcode, country))
      context.addIssue({ code: z.ZodIssueCode.custom, path: ["postcode"], message });
  });

/** The form for the place that shipping and tax are estimated for (rule cart-7). */
export const estimateFormSchema = place;

const methodRequired = formMessages.required(phrase("Shipping method"));

/** The form for the shipping method on the cart page (rule cart-7). */
export const cartMethodFormSchema = z.object({
  shipping_method: z.string({ required_error: methodRequired }).min(1, methodRequired),
});

/**
 * What `POST /api/cart/estimate-tax` takes. `is_explicit` asks for an estimate of an empty cart too.
 * `payment_method` and `timezone_offset` change no amount.
 */
export const estimateCallSchema = z.object({
  address: z
    .object({
      country: countryText.optional(),
      state: z.string().trim().max(80).default(""),
      postcode: z.string().trim().max(12).default(""),
    })
    .default({}),
  shipping_method: z.string().trim().max(60).default(""),
  payment_method: z.string().max(60).nullish(),
  timezone_offset: z.number().nullish(),
  is_explicit: z.boolean().default(false),
});

/** A call of `POST /api/cart/estimate-tax`. */
export type EstimateCall = z.output<typeof estimateCallSchema>;
