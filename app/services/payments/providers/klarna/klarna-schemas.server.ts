import { z } from "zod";

const minor = z.number().int().nonnegative();

/** What Klarna answers to a new payment session. */
export const paymentSessionSchema = z.object({ session_id: z.string().min(1) });

/** What it answers to a new page. */
export const newPageSchema = z.object({ session_id: z.string().min(1), redirect_url: z.string().url() });

/** A page, as far as it is read here: an HPP session. */
export const klarnaPageSchema = z.object({
  session_id: z.string(),
  status: z.string(),
  /** There once Klarna has placed its order. */
  order_id: z.string().optional(),
});
export type KlarnaPage = z.output<typeof klarnaPageSchema>;

/**
 * An order at Klarna, as far as it is read here. `merchant_reference2` is our payment's id, and
 * `merchant_data` the id of its shop.
 */
export const klarnaOrderSchema = z.object({
  order_id: z.string(),
  status: z.string(),
  fraud_status: z.string().default("ACCEPTED"),
  order_amount: minor,
  captured_amount: minor.default(0),
  purchase_currency: z.string().transform((code) => code.toUpperCase()),
  merchant_reference2: z.string().default(""),
  merchant_data: z.string().default(""),
});
export type KlarnaOrder = z.output<typeof klarnaOrderSchema>;

const id = z.string().min(1).max(255);

/** What Klarna posts: that a page changed (`status_update`), or what it decided of a pending order. */
export const klarnaMessageSchema = z.union([
  z.object({ session: z.object({ session_id: id }) }),
  z.object({ order_id: id }),
]);
