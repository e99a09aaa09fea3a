import { z } from "zod";
import { shippingMethodsSchema } from "../shop-settings/shipping-settings";

/** On what terms a seller sells, besides the prices of its offers (rule sellers-12). */
export const sellingTermsSchema = z
  .object({
    /** Its own shipping methods, which take the place of the shop's; null for the shop's. */
    shipping_methods: shippingMethodsSchema.min(1).nullable().default(null),
    /** The least its goods in a cart must cost, minor units; 0 for any amount. */
    minimum_order_minor: z.number().int().min(0).default(0),
    /** Working days before it hands over what was ordered. */
    processing_days: z.number().int().min(0).max(60).default(0),
  })
  .strict();

/** On what terms a seller sells. */
export type SellingTerms = z.output<typeof sellingTermsSchema>;
