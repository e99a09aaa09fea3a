// @public

import type { ShopContext } from "../../shops/context/shop-context.server";
import { customerKeys, readKeys } from "../keys/key-holders.server";
import { rpIdOf } from "../keys/passkey-domain.server";

/** A customer's passkeys for this shop's domain, the oldest first. */
export async function listPasskeys(ctx: ShopContext & { origin: string }, customerId: number) {
  const own = await readKeys(ctx, customerKeys, customerId);
  return own
    .filter(({ rpId }) => rpId === rpIdOf(ctx))
    .map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt }));
}
