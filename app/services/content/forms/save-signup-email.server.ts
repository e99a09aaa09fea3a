// @public

import { signupSchema } from "~/models/content/form/signup";
import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { emailSignups } from "~/tables/content/forms";
import { shopKey } from "../../shops/context/of-shop.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { attemptLimits } from "../../shops/limits/attempt-limits.server";
import { countAttempt } from "../../shops/limits/count-attempt.server";
import type { FormContext } from "./form-context.server";
import { verifyCaptcha } from "./verify-captcha.server";

/** A signup: an e-mail as typed, the captcha's token, and the source. */
export type SignupRequest = { email: string; token: string; source: string };

/**
 * Signs an e-mail up for news (rule forms-14). An e-mail that is already signed up is unchanged and gets the
 * same answer, so that the answer does not reveal it.
 * @throws AppError `invalid`, `too_many`
 */
export async function saveSignupEmail(ctx: FormContext, request: SignupRequest): Promise<void> {
  const checked = signupSchema.safeParse({ email: request.email });
  if (!checked.success)
    throw new AppError("invalid", checked.error.issues[0]?.message ?? phrase("Invalid email!"), "email");
  const attempt = { action: "signup", by: "address", who: ctx.clientAddress } as const;
  await countAttempt(ctx, attempt, attemptLimits.signupByAddress);
  await verifyCaptcha(ctx, request.token);
  await keepSignups(ctx, [checked.data.email], request.source);
}

/** Stores validated e-mails as signups, each once. */
export async function keepSignups(ctx: ShopContext, emails: string[], source: string): Promise<void> {
  if (emails.length === 0) return;
  const rows = emails.map((email) => ({ ...shopKey(ctx), email, source, createdAt: ctx.now() }));
  await ctx.db.insert(emailSignups).values(rows).onConflictDoNothing();
}
