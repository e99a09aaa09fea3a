import { z } from "zod";

/**
 * Keys of the shop's reCAPTCHA (part 3, §7 "Other"). Without both keys the captcha is off (decisions, "Content").
 * `minScore` counts for keys that answer with a score, 0 to 1.
 */
export const recaptchaSettingsSchema = z
  .object({
    site_key: z.string().default(""),
    secret_key: z.string().default(""),
    minScore: z.number().min(0).max(1).default(0.5),
  })
  .strict();

/** Keys of the shop's reCAPTCHA. */
export type RecaptchaSettings = z.output<typeof recaptchaSettingsSchema>;

/** Whether forms of the shop ask for a captcha. */
export const asksCaptcha = ({ site_key, secret_key }: RecaptchaSettings): boolean =>
  site_key !== "" && secret_key !== "";
