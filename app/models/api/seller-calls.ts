// @public

import { z } from "zod";
import { orderStatuses } from "../selling/checkout/order-status";

const words = (most: number) => z.string().trim().max(most, `Use ${most} characters or fewer.`);
const pieces = z
  .array(z.object({ sku: words(100), qty: z.number().int().min(1).max(10_000) }).strict())
  .min(1, "Name at least one line.")
  .max(200);
const minor = z.number().int().min(0).max(1_000_000_000_000);

/** Schemas of the seller API's actions (rule seller-api-5). Amounts in minor units. */
export const sellerCallSchemas = {
  accept: z.object({ note: words(500).default("") }).strict(),
  ship: z
    .object({
      carrier: words(60).min(1, "Name the carrier."),
      tracking_number: words(100).default(""),
      /** Null for everything that has not shipped. */
      lines: pieces.nullable().default(null),
    })
    .strict(),
  cancel: z.object({ lines: pieces.nullable().default(null), note: words(500).default("") }).strict(),
  refund: z
    .object({
      lines: pieces.nullable().default(null),
      shipping_minor: z
        .union([minor, z.literal("all")])
        .nullable()
        .default(null),
      amount_minor: minor.min(1).nullable().default(null),
      reason: words(500).default(""),
      idempotency_key: z
        .string()
        .regex(/^[\x21-\x7e]{1,200}$/, "Use 1 to 200 ASCII characters without spaces.")
        .nullable()
        .default(null),
      already_refunded_minor: minor.nullable().default(null),
    })
    .strict()
    .refine(
      ({ lines, shipping_minor, amount_minor }) =>
        amount_minor === null || (lines === null && shipping_minor === null),
      "Send lines and shipping_minor, or amount_minor.",
    ),
} as const;

/** An action of the seller API. */
export type SellerAction = keyof typeof sellerCallSchemas;

/** Whether an address names an action. */
export const isSellerAction = (text: string): text is SellerAction => Object.hasOwn(sellerCallSchemas, text);

/** The query of the list of orders. */
export const sellerListSchema = z
  .object({
    status: z.enum(orderStatuses, { message: `The states are ${orderStatuses.join(", ")}.` }).nullable(),
    page: z.coerce.number().int().min(1).max(1000),
  })
  .strict();
