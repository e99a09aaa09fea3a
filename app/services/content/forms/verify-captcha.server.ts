import { z } from "zod";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { asksCaptcha } from "~/models/shops/settings/recaptcha";
import { readSecret } from "../../shops/secrets/read-secret.server";
import type { FormContext } from "./form-context.server";

/** Longest wait for the provider. */
const timeoutMs = 5_000;
/** Longer than any token; longer text is not sent to the provider. */
const maxTokenLength = 8_000;

const answerSchema = z.object({ success: z.boolean(), score: z.number().optional() });

/**
 * Verifies a captcha's token with the provider (reCAPTCHA siteverify, rule forms-12). A shop without keys
 * requires none. If the provider does not answer, the token is refused, or bots would only have to wait for
 * that.
 * @param token from the browser; the provider accepts it once
 * @throws AppError `invalid` on the form as a whole
 */
export async function verifyCaptcha(ctx: FormContext, token: string): Promise<void> {
  const { recaptcha } = ctx.shop.settings;
  if (!asksCaptcha(ctx.shop)) return;
  if (token === "" || token.length > maxTokenLength)
    throw refused(phrase("Please confirm that you are a person. This needs JavaScript."));
  const answer = await ask(ctx, token);
  if (!answer?.success || (answer.score ?? 1) < recaptcha.minScore)
    throw refused(phrase("We couldn’t confirm that you’re a person. Please try again."));
}

async function ask(ctx: FormContext, token: string) {
  try {
    const secret = (await readSecret(ctx, "recaptcha.secret_key")) ?? "";
    const response = await fetch(ctx.config.recaptchaVerifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return answerSchema.parse(await response.json());
  } catch (error) {
    ctx.log.error("captcha could not be verified", { shop: ctx.shop.code, error });
    return null;
  }
}

const refused = (message: string) => new AppError("invalid", message, "form");
