// @public

import { z } from "zod";
import { hasSecrets, type SecretName } from "../../platform/secret/secret-name";
import type { SettingsReference } from "./settings-reference";

/**
 * The shop's reCAPTCHA; its secret key is the secret `recaptcha.secret_key`. Without both keys the captcha is
 * off. `minScore` applies to keys that return a score, 0 to 1.
 */
export const recaptchaSettingsSchema = z
  .object({
    site_key: z.string().default(""),
    minScore: z.number().min(0).max(1).default(0.5),
  })
  .strict();

/** Settings of the shop's reCAPTCHA. */
type RecaptchaSettings = z.output<typeof recaptchaSettingsSchema>;

/** The secret that the captcha needs. */
export const recaptchaReferences = ({ site_key }: RecaptchaSettings): SettingsReference[] =>
  site_key === ""
    ? []
    : [{ path: ["site_key"], kind: "secrets", names: ["recaptcha.secret_key"], feature: "reCAPTCHA" }];

/** Whether the shop's forms require a captcha. */
export const asksCaptcha = (shop: {
  settings: { recaptcha: RecaptchaSettings };
  secretNames: readonly SecretName[];
}): boolean => shop.settings.recaptcha.site_key !== "" && hasSecrets(shop, "recaptcha.secret_key");
