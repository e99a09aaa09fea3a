import { z } from "zod";
import { withTranslations } from "../../../platform/translations/translated-schema";
import { translatedSettings } from "../translated-settings";
import { privateModule } from "./settings-module";

/** How a marketplace takes sellers and what they offer (rules sellers-19 and sellers-20). */
export const sellerSettings = privateModule(
  withTranslations(
    z.object({
      takes_applications: z.boolean().default(false),
      /** What stands above the form of applications. */
      introduction: z.string().trim().max(2000).default(""),
      questions: z
        .array(
          withTranslations(
            z.object({ question: z.string().trim().min(1).max(300), is_required: z.boolean().default(true) }),
            translatedSettings.questions,
          ),
        )
        .max(20)
        .default([]),
      /** Whether a new offer is hidden until the business approves it. */
      new_offers_wait: z.boolean().default(true),
    }),
    translatedSettings.sellers,
  ).default({}),
);
