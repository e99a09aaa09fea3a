import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/error/app-error";
import { customers } from "../db/schema";
import type { ShopContext } from "../shop-context.server";
import { isSessionToken } from "./session-token.server";

/**
 * Confirms the e-mail of the account a verification link was made for (part 1, §6: no pending verifyHash).
 * @throws AppError `not_found` when the link is wrong, of another shop, or was used before
 */
export async function verifyEmail(ctx: ShopContext, hash: string): Promise<void> {
  const verified = isSessionToken(hash)
    ? await ctx.db
        .update(customers)
        .set({ verifyHash: null, updatedAt: ctx.now() })
        .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.verifyHash, hash)))
        .returning({ id: customers.id })
    : [];
  if (verified.length === 0)
    throw new AppError(
      "not_found",
      "This link was used before or is not complete. Sign in to see your account.",
    );
}
