import { AppError } from "~/models/platform/error/app-error";
import { phrase } from "~/models/platform/texts/phrase";
import { usedLogins } from "~/tables/accounts/used-logins";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { pendingLifetimeMs } from "../pending-login.server";

/**
 * Marks the state of a sign-in as used, before the service is asked what its answer is worth: a copied cookie
 * with a copied answer must not enter a second time, whatever the service thinks of its code (rule
 * accounts-19).
 * @throws AppError `conflict` if it was used before
 */
export async function claimLoginState(
  ctx: Pick<ShopContext, "db" | "tenant" | "now">,
  state: string,
): Promise<void> {
  const expiresAt = new Date(ctx.now().getTime() + pendingLifetimeMs);
  const used = await ctx.db
    .insert(usedLogins)
    .values({ tenantId: ctx.tenant.id, state, expiresAt })
    .onConflictDoNothing()
    .returning({ state: usedLogins.state });
  if (used.length === 0)
    throw new AppError("conflict", phrase("This sign-in has expired. Please try again."));
}
