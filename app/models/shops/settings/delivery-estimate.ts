// @public

import { z } from "zod";
import { withTranslations } from "../../platform/translations/translated-schema";
import { translatedSettings } from "./translated-settings";

/** When an order arrives: a text of the owner, or a number of working days after the order. */
export const deliveryEstimateSchema = z.union([
  withTranslations(
    z.object({ id: z.string().min(1), text: z.string().min(1) }),
    translatedSettings.delivery_estimates,
  ),
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
