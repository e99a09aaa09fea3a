// @public

import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { type KeyScope, refusedScopes } from "~/models/shops/actors/key-scope";
import { apiKeys } from "~/tables/accounts/api-keys";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireConfirmed } from "../../shops/records/require-confirmed.server";
import { apiKeyPrefix, createApiKey, hashApiKey } from "./api-key.server";

/** Characters of a key's name. */
const longestName = 60;

/** A key to make: `name` says what will use it, `reach` what it is limited to. */
export type NewApiKey = {
  name: string;
  scopes: readonly KeyScope[];
  reach: "business" | "shop" | { sellerId: string };
};

/**
 * Makes a key of the business, of the shop of the context, or of a seller (rules owner-api-1 and
 * seller-api-1).
 * @returns the key, which cannot be read again
 * @throws AppError `invalid` with the field for a name that is missing or too long, and for scopes that are
 * missing or that such a key cannot have; `confirm_first` (rule staff-14), `forbidden`
 */
export async function addApiKey(ctx: ShopContext, { name, scopes, reach }: NewApiKey): Promise<string> {
  const sellerId = typeof reach === "object" ? reach.sellerId : null;
  const shopId = reach === "shop" ? ctx.shop.id : null;
  authorize(await ctx.actor(), "create", { kind: "key", tenantId: ctx.tenant.id, sellerId });
  await requireConfirmed(ctx);
  const named = name.trim();
  if (named === "" || named.length > longestName)
    throw new AppError("invalid", `Name the key, in ${longestName} characters or fewer.`, "name");
  requireScopes(scopes, { shopId, sellerId });
  const key = createApiKey();
  await inTransaction(ctx, ({ db, tenant }) =>
    db.insert(apiKeys).values({
      tenantId: tenant.id,
      sellerId,
      shopId,
      name: named,
      scopes: [...scopes],
      prefix: apiKeyPrefix(key),
      keyHash: hashApiKey(key),
    }),
  );
  return key;
}

function requireScopes(
  scopes: readonly KeyScope[],
  reach: { shopId: string | null; sellerId: string | null },
): void {
  if (scopes.length === 0) throw new AppError("invalid", "Say what the key may do.", "scopes");
  const refused = refusedScopes(scopes, reach);
  if (refused.length === 0) return;
  const whose = reach.sellerId === null ? "one shop" : "a seller";
  throw new AppError("invalid", `A key of ${whose} cannot have ${refused.join(", ")}.`, "scopes");
}
