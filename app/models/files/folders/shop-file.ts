import { z } from "zod";
import { baseUrlProblem } from "../../shops/general";
import { shopSettingsSchema } from "../../shops/shop-settings";

/** A shop's code: the first label of its built-in address, so letters, digits and inner hyphens only. */
export const shopCodeSchema = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/, "Use lower-case letters, digits and hyphens, such as acme");

/** An exact domain without scheme and port. */
export const domainSchema = z
  .string()
  .max(253)
  .regex(
    /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/,
    "Use a domain name without scheme and port, such as acme.localhost",
  );

/** shop.json (docs/shop-folder.md): the shop's identity, domains and settings, with defaults. */
export const shopFileSchema = z
  .object({
    code: shopCodeSchema,
    name: z.string().min(1),
    type: z.enum(["essential", "marketplace", "marketplaceseller"]).default("essential"),
    industry: z.string().min(1).default("general"),
    status: z.string().min(1).default("active"),
    frontend_status: z.boolean().default(true),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, "Use a currency code such as USD")
      .default("USD"),
    domains: z.array(domainSchema).default([]),
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
