import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/authorize";
import { apiKeys } from "~/tables/api-keys";
import { inTransaction } from "../shops/in-transaction.server";
import type { ShopContext } from "../shops/shop-context.server";
import { apiKeyPrefix, createApiKey, hashApiKey } from "./api-keys/api-key.server";

/** Characters of a key's name. */
const longestName = 60;

/**
 * Makes a key of a seller (rule seller-api-1).
 * @param name what will use it
 * @returns the key, which cannot be read again
 * @throws AppError `invalid` for a name that is missing or too long, `forbidden`
 */
export async function addApiKey(
  ctx: ShopContext,
  { sellerId, name }: { sellerId: string; name: string },
): Promise<string> {
  authorize(await ctx.actor(), "create", { kind: "staff", tenantId: ctx.tenant.id, sellerId });
  const named = name.trim();
  if (named === "" || named.length > longestName)
    throw new AppError("invalid", `Name the key, in ${longestName} characters or fewer.`, "name");
  const key = createApiKey();
  await inTransaction(ctx, ({ db, tenant }) =>
    db.insert(apiKeys).values({
      ...{ tenantId: tenant.id, sellerId, name: named },
      ...{ prefix: apiKeyPrefix(key), keyHash: hashApiKey(key) },
    }),
  );
  return key;
}
