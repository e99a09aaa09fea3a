import { z } from "zod";
import { codeSchema } from "../../shops/forms/code-schema";
import { shopRecordFields } from "../../shops/records/shop-record";
import { addressFault } from "../../shops/settings/modules/changed-settings";
import { shopSettingsSchema } from "../../shops/settings/shop-settings";

/** shop.json (docs/shop-folder.md): the shop's identity, domains and settings, with defaults. */
export const shopFileSchema = z
  .object({
    code: codeSchema,
    ...shopRecordFields,
    type: z.enum(["essential", "marketplace", "marketplaceseller"]).default("essential"),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "Use a currency code such as USD")
      .default("USD"),
    /** Seller code of a marketplaceseller shop in a marketplace's folder. */
    seller: codeSchema.optional(),
    settings: shopSettingsSchema.default({}),
  })
  .strict()
  .superRefine(({ domains, settings, type }, refinement) => {
    const { texts: _unknown, ...known } = settings;
    const fault = addressFault(known, domains, type);
    if (fault)
      refinement.addIssue({ code: "custom", path: ["settings", ...fault.path], message: fault.mend });
  });

/** A validated shop.json. */
export type ShopFile = z.output<typeof shopFileSchema>;
