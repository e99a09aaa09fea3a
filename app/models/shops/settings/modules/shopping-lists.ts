import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { withTranslations } from "../../../platform/translations/translated-schema";
import { translatedSettings } from "../translated-settings";
import { openModule } from "./settings-module";

const shortText = z.string().trim().max(80);
const longText = z.string().trim().max(500);

/** Shopping lists: whether customers have them, and what the shop calls them (rule lists-1). */
export const shoppingList = openModule(
  withTranslations(
    z.object({
      enable: z.boolean().default(true),
      name: shortText.min(1).default(phrase("Shopping lists")),
      description: longText.default(
        phrase("Plan what to buy, share it, and add it to your cart when you are ready."),
      ),
    }),
    translatedSettings.shopping_list,
  ).default({}),
);

/** Items a customer saves for later: whether that is possible, and the texts for it (rule lists-1). */
export const saveForLaterSettings = openModule(
  withTranslations(
    z.object({
      enable: z.boolean().default(true),
      description: longText.default(phrase("Items you took out of your cart and want to come back to.")),
      save_action_text: shortText.min(1).default(phrase("Save for later")),
      saved_item_text: shortText.min(1).default(phrase("Saved for later")),
    }),
    translatedSettings.save_for_later,
  ).default({}),
);
