import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import type { AddressSchema } from "../../accounts/address/typed-address";
import { formMessages } from "../../platform/validation/messages";

const isTicked = (value: unknown) => value === "on" || value === true;

/** How an order is paid: the method's code, and the billing address where it is not the shipping address. */
export const paymentFields = (address: AddressSchema) =>
  z.object({
    payment_method: z
      .string({ required_error: formMessages.required(phrase("Payment method")) })
      .min(1, formMessages.required(phrase("Payment method"))),
    billing_same: z.preprocess(isTicked, z.boolean()),
    billing: address.optional(),
  });

/** Drops the hidden billing fields of a form whose box `billing_same` is ticked; else they are needed. */
export function withoutSameAddress(form: unknown): unknown {
  if (typeof form !== "object" || form === null) return form;
  const fields = form as Record<string, unknown>;
  return isTicked(fields.billing_same)
    ? { ...fields, billing: undefined }
    : { ...fields, billing_same: undefined, billing: fields.billing ?? {} };
}
