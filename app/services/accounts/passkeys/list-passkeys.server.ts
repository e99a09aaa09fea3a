// @public

import { and, asc, eq } from "drizzle-orm";
import { passkeys } from "~/tables/passkeys";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { rpIdOf } from "./passkey-domain.server";

/** A customer's passkeys for this shop's domain, the oldest first. */
export async function listPasskeys(ctx: ShopContext & { origin: string }, customerId: number) {
  return ctx.db
    .select({
      id: passkeys.id,
      name: passkeys.name,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(
      and(
        eq(passkeys.tenantId, ctx.tenant.id),
        eq(passkeys.customerId, customerId),
        eq(passkeys.rpId, rpIdOf(ctx)),
      ),
    )
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}
