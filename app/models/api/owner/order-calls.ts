import { z } from "zod";
import { addressSchema } from "../../accounts/address/address";
import { emailSchema } from "../../platform/validation/email";

const words = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Use ${most} characters or fewer.`)
    .nullish()
    .transform((text) => text ?? "");
const lines = z
  .array(z.object({ sku: z.string().trim().min(1).max(100), qty: z.number().int().min(1).max(10_000) }))
  .min(1, "Name at least one line.")
  .max(200, "Name 200 lines or fewer.")
  .nullish()
  .transform((named) => named ?? null);
/** The caller's own name for a refund (rule payment-24). */
const refundKey = z.string().regex(/^[\x21-\x7e]{1,200}$/, "Use 1 to 200 ASCII characters without spaces.");
const minor = z.number().int().min(0, "An amount is 0 or more.").nullish();

/**
 * Schemas of the owner's API calls that change orders. Amounts in minor units; null for arguments left out.
 */
export const orderCallSchemas = {
  ship: z.object({
    carrier: z.string().trim().min(1, "Name the carrier.").max(60, "Use 60 characters or fewer."),
    trackingNumber: words(100),
    lines,
  }),
  ready: z.object({ lines }),
  cancel: z.object({ lines, note: words(500) }),
  withdrawal: z.object({
    name: z.string().trim().min(1, "Enter a name.").max(100),
    email: emailSchema,
    items: words(500),
  }),
  refund: z
    .object({
      lines,
      shippingMinor: minor,
      allShipping: z.boolean().nullish(),
      amountMinor: z.number().int().min(1, "An amount is more than 0.").nullish(),
      reason: words(500),
      idempotencyKey: refundKey.nullish().transform((key) => key ?? null),
      alreadyRefundedMinor: minor.transform((sum) => sum ?? null),
    })
    .refine(
      ({ lines: named, shippingMinor, allShipping, amountMinor }) =>
        amountMinor == null || (named === null && shippingMinor == null && !allShipping),
      { message: "Name lines and shipping, or an amount.", path: ["amountMinor"] },
    ),
  make: z.object({
    key: z.string().uuid("A key is a UUID."),
    email: emailSchema,
    lines,
    shippingAddress: addressSchema,
    billingAddress: addressSchema.nullish().transform((address) => address ?? null),
    shippingMethod: z.string().max(60).nullish(),
    message: words(1000),
    sendsForDays: z.number().int().nullish(),
    paidBy: z.string().max(60).nullish(),
    isPaid: z.boolean().nullish(),
  }),
  edit: z.object({
    lines: z
      .array(z.object({ sku: z.string().trim().min(1).max(100), qty: z.number().int().min(0).max(9999) }))
      .max(200, "Name 200 lines or fewer.")
      .nullish()
      .transform((named) => named ?? []),
    email: emailSchema.nullish(),
    shippingAddress: addressSchema.nullish(),
    billingAddress: addressSchema.nullish(),
    shippingMethod: z.string().max(60).nullish(),
    note: words(300),
    isPreview: z.boolean().nullish(),
    idempotencyKey: refundKey.nullish().transform((key) => key ?? null),
    expectedVersion: z.number().int().nullish(),
    expectedTotalMinor: minor.transform((sum) => sum ?? null),
  }),
  note: z.object({ note: words(500) }),
} as const;
