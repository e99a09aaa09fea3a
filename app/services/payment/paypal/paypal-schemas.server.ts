import { z } from "zod";

const money = z.object({ currency_code: z.string(), value: z.string() });
const status = z.string();

/** What PayPal says of a capture, and of an authorization. */
export const takenSchema = z.object({
  id: z.string(),
  status,
  amount: money.optional(),
  custom_id: z.string().optional(),
});
export type PaypalTaken = z.output<typeof takenSchema>;

/** An order of PayPal's, as far as it is read here. */
export const paypalOrderSchema = z.object({
  id: z.string(),
  status,
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        payments: z
          .object({
            captures: z.array(takenSchema).default([]),
            authorizations: z.array(takenSchema).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
});
export type PaypalOrder = z.output<typeof paypalOrderSchema>;

/** A refund of PayPal's. */
export const paypalRefundSchema = z.object({
  id: z.string(),
  status,
  amount: money.optional(),
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
});

/** An event of a webhook. */
export const paypalEventSchema = z.object({ event_type: z.string(), resource: z.unknown() });
