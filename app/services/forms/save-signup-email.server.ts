import { AppError } from "~/models/error/app-error";
import { signupSchema } from "~/models/form/signup";
import { attemptLimits } from "../auth/attempt-limits.server";
import { countAttempt } from "../auth/count-attempt.server";
import { shopKey } from "../db/of-shop.server";
import { emailSignups } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import type { FormContext } from "./form-context.server";
import { verifyCaptcha } from "./verify-captcha.server";

/** What signs somebody up: an e-mail as typed, the captcha's token, and where it came from. */
export type SignupRequest = { email: string; token: string; source: string };

/**
 * Signs an e-mail up for news (rule forms-14). One that is signed up already stays as it is and is answered like a new
 * one, so that the answer does not say who is.
 * @throws AppError `invalid`, `too_many`
 */
export async function saveSignupEmail(ctx: FormContext, request: SignupRequest): Promise<void> {
  const checked = signupSchema.safeParse({ email: request.email });
  if (!checked.success)
    throw new AppError("invalid", checked.error.issues[0]?.message ?? "Invalid email!", "email");
  const attempt = { action: "signup", by: "address", who: ctx.clientAddress } as const;
  await countAttempt(ctx, attempt, attemptLimits.signupByAddress);
  await verifyCaptcha(ctx, request.token);
  await keepSignups(ctx, [checked.data.email], request.source);
}

/** Keeps checked e-mails as signups, each once. */
export async function keepSignups(ctx: ShopContext, emails: string[], source: string): Promise<void> {
  if (emails.length === 0) return;
  const rows = emails.map((email) => ({ ...shopKey(ctx), email, source, createdAt: ctx.now() }));
  await ctx.db.insert(emailSignups).values(rows).onConflictDoNothing();
}
