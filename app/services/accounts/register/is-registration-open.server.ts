// @public

import { and, eq, gt } from "drizzle-orm";
import { registrations } from "~/tables/accounts/registrations";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { registrationOfHash } from "../sign-in/registration-link.server";

/** Whether a mailed link can still create its account (rule accounts-8). */
export async function isRegistrationOpen(
  ctx: ShopContext & { secret: string },
  hash: string,
): Promise<boolean> {
  const id = registrationOfHash(ctx, hash);
  if (id === null) return false;
  const [open] = await ctx.db
    .select({ id: registrations.id })
    .from(registrations)
    .where(
      and(
        eq(registrations.tenantId, ctx.tenant.id),
        eq(registrations.id, id),
        gt(registrations.expiresAt, ctx.now()),
      ),
    );
  return open !== undefined;
}
