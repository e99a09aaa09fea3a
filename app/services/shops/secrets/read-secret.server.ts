// @public

import { and, eq } from "drizzle-orm";
import type { SecretName } from "~/models/platform/secret/secret-name";
import { shopSecrets } from "~/tables/shops/shops";
import { ofShop } from "../context/of-shop.server";
import { type SecretsContext, secretPlace } from "../context/secrets-context.server";

/**
 * A secret of the shop; null when it has none of this name. It goes to the service it is for and nowhere else
 * (rule secrets-3).
 * @throws Error when it cannot be opened with the keys of this process
 */
export async function readSecret(ctx: SecretsContext, name: SecretName): Promise<string | null> {
  const [row] = await ctx.db
    .select({ keyId: shopSecrets.keyId, sealed: shopSecrets.sealed })
    .from(shopSecrets)
    .where(and(ofShop(shopSecrets, ctx), eq(shopSecrets.name, name)));
  return row ? ctx.box.open(secretPlace(ctx, name), row) : null;
}
