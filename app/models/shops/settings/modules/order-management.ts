import { z } from "zod";
import { withTranslations } from "../../../platform/translations/translated-schema";
import { translatedSettings } from "../translated-settings";
import { openModule } from "./settings-module";

/**
 * Whether the shop takes orders, and the message if it does not; whether it gives quotes and takes returns,
 * and how consumers withdraw.
 */
export const orderManagement = openModule(
  withTranslations(
    z.object({
      prevent_checkout: z.boolean().default(false),
      prevent_checkout_message: z.string().default("Checkout is closed at the moment."),
      allow_request_quote: z.boolean().default(false),
      /**
       * Whether shoppers ask online to send pieces back, for how many days, and what those who may are told.
       */
      returns: withTranslations(
        z.object({
          enable: z.boolean().default(true),
          days: z.number().int().min(1).max(3650).default(30),
          instructions: z.string().trim().max(1000).default(""),
        }),
        translatedSettings.returns,
      ).default({}),
      /** How consumers withdraw from what they bought (rule withdrawals-1). */
      withdrawal: z
        .object({
          /** Whether those outside of the European Economic Area may, too. */
          everywhere: z.boolean().default(false),
          days: z.number().int().min(14).max(365).default(14),
          /** Whether buyers are informed of their right; without it the law gives them twelve more months. */
          informs: z.boolean().default(true),
          /** A parcel whose arrival was not noted counts as delivered so many days after it was sent. */
          arrives_within_days: z.number().int().min(1).max(90).default(30),
        })
        .strict()
        .default({}),
    }),
    translatedSettings.order_management,
  ).default({}),
);
