import { z } from "zod";
import { baseUrlProblem } from "../../shops/general";
import { shopRecordFields } from "../../shops/shop-record";
import { shopSettingsSchema } from "../../shops/shop-settings";

/** A shop's code: the first label of its built-in address, so letters, digits and inner hyphens only. */
export const shopCodeSchema = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/, "Use lower-case letters, digits and hyphens, such as acme");

/** shop.json (docs/shop-folder.md): the shop's identity, domains and settings, with defaults. */
export const shopFileSchema = z
  .object({
    code: shopCodeSchema,
    ...shopRecordFields,
    type: z.enum(["essential", "marketplace", "marketplaceseller"]).default("essential"),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "Use a currency code such as USD")
      .default("USD"),
    /** Seller code of a marketplaceseller shop in a marketplace's folder. */
    seller: shopCodeSchema.optional(),
    settings: shopSettingsSchema.default({}),
  })
  .strict()
  .superRefine(({ domains, settings }, refinement) => {
    const message = baseUrlProblem(settings.general.app.base_url, domains);
    if (message)
      refinement.addIssue({ code: "custom", path: ["settings", "general", "app", "base_url"], message });
  });

/** A validated shop.json. */
export type ShopFile = z.output<typeof shopFileSchema>;
