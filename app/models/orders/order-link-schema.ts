// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { emailSchema } from "../platform/validation/email";
import { requiredText } from "../platform/validation/required-text";

/** Id of the form that asks for the link of an order. */
export const orderLinkForm = "order-link";

/** What a guest enters to get the link of an order by mail (rule orders-12). */
export const orderLinkSchema = z.object({
  number: requiredText(phrase("Order number"), 20),
  email: emailSchema,
});
