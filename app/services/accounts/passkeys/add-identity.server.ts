// @public

import type { SocialIdentity } from "~/models/accounts/sign-in/social-identity";
import { AppError } from "~/models/platform/error/app-error";
import { socialProviderNames } from "~/models/platform/sign-in/social-provider";
import { phrase } from "~/models/platform/texts/phrase";
import { customerIdentities } from "~/tables/accounts/customer-identities";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";

/**
 * Adds a service to a customer's login methods, and mails the customer that this happened (rule accounts-21).
 * Call it inside a transaction, after the customer was signed in or a service verified their e-mail.
 * @throws AppError `conflict` if the person is linked to another account, or the account to another person
 */
export async function addIdentity(
  ctx: ShopContext,
  customerId: number,
  { provider, subject, email }: SocialIdentity,
): Promise<void> {
  const now = ctx.now();
  const [added] = await ctx.db
    .insert(customerIdentities)
    .values({
      tenantId: ctx.tenant.id,
      provider,
      subject,
      customerId,
      email,
      createdAt: now,
      lastUsedAt: now,
    })
    .onConflictDoNothing()
    .returning({ customerId: customerIdentities.customerId });
  const name = socialProviderNames[provider];
  if (!added)
    throw new AppError(
      "conflict",
      phrase("This {name} account or your account here is already linked to another one.", { name }),
    );
  await enqueueJob(ctx, "send-login-method-mail", {
    customerId,
    method: provider,
    change: "added",
    at: now.toISOString(),
  });
}
