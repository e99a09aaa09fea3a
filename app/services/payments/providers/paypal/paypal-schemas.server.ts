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

const personName = z.object({ given_name: z.string().optional(), surname: z.string().optional() });
const phoneNumber = z.object({ national_number: z.string() });

/** Who paid, in the words of Orders v2: older answers have `payer`, newer ones `payment_source.paypal`. */
const payer = z.object({
  email_address: z.string().optional(),
  name: personName.optional(),
  phone: z.object({ phone_number: phoneNumber.optional() }).optional(),
  phone_number: phoneNumber.optional(),
});
export type PaypalPayer = z.output<typeof payer>;

/** What PayPal stored with a payment; `id` is its token once the status is `VAULTED`. */
const vault = z.object({
  id: z.string().optional(),
  customer: z.object({ id: z.string().optional() }).optional(),
});

const shipping = z.object({
  name: z.object({ full_name: z.string().optional() }).optional(),
  address: z
    .object({
      address_line_1: z.string().optional(),
      address_line_2: z.string().optional(),
      admin_area_2: z.string().optional(),
      admin_area_1: z.string().optional(),
      postal_code: z.string().optional(),
      country_code: z.string().optional(),
    })
    .optional(),
});

/** An order of PayPal's, as far as it is read here. */
export const paypalOrderSchema = z.object({
  id: z.string(),
  status,
  payer: payer.optional(),
  payment_source: z
    .object({
      paypal: payer.extend({ attributes: z.object({ vault: vault.optional() }).optional() }).optional(),
    })
    .optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        shipping: shipping.optional(),
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

/** A refund of PayPal's; its link `up` leads to the capture. */
export const paypalRefundSchema = z.object({
  id: z.string(),
  status: z.string().optional(),
  amount: money.optional(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  supplementary_data: z
    .object({ related_ids: z.object({ capture_id: z.string().optional() }).optional() })
    .optional(),
  custom_id: z.string().optional(),
  invoice_id: z.string().optional(),
});

/** A token of the vault, and the order it was stored with. */
export const paypalTokenSchema = z.object({
  id: z.string(),
  customer: z.object({ id: z.string().optional() }).optional(),
  metadata: z.object({ order_id: z.string().optional() }).optional(),
});

/** A dispute: PayPal has no API document for it beyond its own. */
export const paypalDisputeSchema = z.object({
  dispute_id: z.string(),
  status: z.string().default(""),
  reason: z.string().default(""),
  dispute_amount: money.optional(),
  dispute_outcome: z.object({ outcome_code: z.string().default("") }).optional(),
  /** Only while it waits for the shop; RFC 3339. */
  seller_response_due_date: z.string().optional(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).default([]),
});

/** An event of a webhook. */
export const paypalEventSchema = z.object({ event_type: z.string(), resource: z.unknown() });
