// @public

import { z } from "zod";
import { rowIdSchema } from "../../platform/validation/row-id";

/**
 * An action of a shopper, as a page or action reports it. It contains ids only; the server looks up the rest.
 */
export const shopEventSchema = z.discriminatedUnion("name", [
  z.object({
    name: z.literal("page_view"),
    path: z.string().startsWith("/").max(1000),
    title: z.string().max(300),
  }),
  z.object({ name: z.literal("view_item"), product_id: rowIdSchema }),
  z.object({
    name: z.literal("add_to_cart"),
    product_id: rowIdSchema,
    qty: z.number().int().min(1).max(10_000),
  }),
  z.object({ name: z.literal("purchase"), order_id: z.string().uuid() }),
]);

/** An action of a shopper. */
export type ShopEvent = z.output<typeof shopEventSchema>;

/** A product in an event; without a price where the shopper saw none (rule tracking-3). */
export type EventItem = { sku: string; name: string; qty: number; price?: number };

/** An event with everything that services receive. Amounts are in major units, as these services expect. */
export type EventFacts = {
  event: ShopEvent;
  items: EventItem[];
  /** What the pieces of a product come to that is looked at or added; null where its price is hidden. */
  goods: { value: number; currency: string } | null;
  /** Set for a purchase. */
  order: { number: string; total: number; tax: number; shipping: number; currency: string } | null;
};
