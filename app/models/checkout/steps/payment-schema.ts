import { z } from "zod";
import { addressSchema } from "../../accounts/address/address";
import { messages } from "../../platform/validation/messages";

const ticked = z.preprocess((value) => value === "on" || value === true, z.boolean());

const paymentFields = z.object({
  payment_method: z
    .string({ required_error: messages.required("Payment method") })
    .min(1, messages.required("Payment method")),
  billing_same: ticked,
  billing: addressSchema.optional(),
});

/**
 * The payment part of the checkout: the method's code and the billing address. If `billing_same` is ticked,
 * the hidden billing fields are ignored; a cart without delivery always needs a billing address.
 */
export function paymentSchema({ needsShipping }: { needsShipping: boolean }) {
  return z.preprocess((value) => {
    if (typeof value !== "object" || value === null) return value;
    const form = value as Record<string, unknown>;
    const isSame = needsShipping && (form.billing_same === "on" || form.billing_same === true);
    return isSame
      ? { ...form, billing: undefined }
      : { ...form, billing_same: undefined, billing: form.billing ?? {} };
  }, paymentFields);
}
