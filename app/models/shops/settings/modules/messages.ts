import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { fileExtensions, isFileExtension } from "../../../platform/form/file-types";
import { withTranslations } from "../../../platform/translations/translated-schema";
import { translatedSettings } from "../translated-settings";
import { openModule } from "./settings-module";

const fileType = z.string().refine(isFileExtension, `Use one of ${fileExtensions.join(", ")}`);

/**
 * Messages of shoppers to the store: whether there are conversations (rule conversations-2), which files they
 * take, and whether the cart and the checkout ask for a note, its label and its longest text.
 */
export const messagesModule = openModule(
  withTranslations(
    z.object({
      is_active: z.boolean().default(true),
      is_enable_messages_on_product_pages: z.boolean().default(true),
      /** Whether product pages show the questions that were published. */
      shows_questions: z.boolean().default(true),
      /** Extensions without the dot; the content of a file is checked, too. */
      support_file_types: z
        .array(fileType)
        .max(20)
        .default([...fileExtensions]),
      is_active_checkout: z.boolean().default(true),
      checkout_label: z.string().min(1).max(60).default(phrase("Order note")),
      /** Characters. */
      character_limit: z.number().int().min(1).max(10_000).default(3000),
    }),
    translatedSettings.messages,
  ).default({}),
);
