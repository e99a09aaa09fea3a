import { z } from "zod";
import { timeZoneSchema } from "../../platform/date/time-zone";
import { withTranslations } from "../../platform/translations/translated-schema";
import { languageSchema } from "./modules/language-schema";
import { naming, openModule } from "./modules/settings-module";
import { shopLanguagesSchema } from "./modules/shop-languages";
import { translatedSettings } from "./translated-settings";

/** The shop's own address (rule hosts-1): scheme, host and port, or empty for its first domain. */
const baseUrlSchema = z
  .string()
  .regex(
    /^(?:https?:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?\/?)?$/,
    "Use scheme and host without a path, such as https://acme.example",
  )
  .default("");

/** The shop's name, address and contact. */
export const general = naming(
  openModule(
    withTranslations(
      z.object({
        app: z
          .object({ name: z.string().default(""), base_url: baseUrlSchema })
          .strict()
          .default({}),
        /** Empty for `hello@` at the primary domain (`contactEmail`). */
        email: z.union([z.literal(""), z.string().email()]).default(""),
        phone: z.string().default(""),
        tagline: z.string().default(""),
        logo: z.string().default(""),
        /** Time zone in which dates are written and days counted. */
        time_zone: timeZoneSchema.default("UTC"),
        language: languageSchema,
        languages: shopLanguagesSchema,
      }),
      translatedSettings.general,
    ).default({}),
  ),
  {
    references: ({ logo }) =>
      logo === "" || isAddress(logo) ? [] : [{ path: ["logo"], kind: "picture", name: logo }],
  },
);

/** Whether a picture is an address already, and no file. */
const isAddress = (text: string): boolean => /^(https?:\/)?\//i.test(text);

/**
 * The error in a shop's own address; null if it is empty or on one of its domains.
 * @param domains of the shop, without scheme and port
 */
export function baseUrlProblem(baseUrl: string, domains: readonly string[]): string | null {
  if (baseUrl === "" || domains.includes(new URL(baseUrl).hostname)) return null;
  return "Use a host that is one of the shop’s domains";
}
