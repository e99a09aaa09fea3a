// @public

import { z } from "zod";

/** When an order arrives: a text of the owner, or a number of working days after the order. */
export const deliveryEstimateSchema = z.union([
  z.object({ id: z.string().min(1), text: z.string().min(1) }).strict(),
  z
    .object({
      id: z.string().min(1),
      /** Fewest and most working days. */
      days: z.tuple([z.number().int().min(0).max(365), z.number().int().min(0).max(365)]),
    })
    .strict(),
]);

/** One of a shop's delivery estimates. */
export type DeliveryEstimate = z.output<typeof deliveryEstimateSchema>;
