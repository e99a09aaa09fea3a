import { z } from "zod";
import { rowIdSchema } from "../validation/row-id";

/** What a shopper did, as a page or an action tells it. It names things by id only: what they are is looked up here. */
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

/** What a shopper did. */
export type ShopEvent = z.output<typeof shopEventSchema>;

/** A product of an event. It has no price: a hidden one would leave the shop here. */
export type EventItem = { sku: string; name: string; qty: number };

/** An event with everything a service is told of it. Amounts are in major units, as these services want them. */
export type EventFacts = {
  event: ShopEvent;
  items: EventItem[];
  /** Of a purchase. */
  order: { number: string; total: number; tax: number; shipping: number; currency: string } | null;
};
