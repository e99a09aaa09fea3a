import { eq } from "drizzle-orm";
import type { Secrets } from "~/models/platform/secret/secret-name";
import { shops } from "~/tables/shops/shops";
import { inTransaction } from "../changes/in-transaction.server";
import type { SecretsContext } from "../context/secrets-context.server";
import { readShop } from "../directory/shop-directory.server";
import { createSecretBox } from "./secret-box.server";
import { writeSecrets } from "./write-secrets.server";

/** What seals and opens the secrets of tests. */
export const testBox = createSecretBox("a key of the tests");

/** A shop of a test with these secrets, as the next request finds it. */
export async function withSecrets<Context extends SecretsContext>(
  ctx: Context,
  secrets: Secrets,
): Promise<Context> {
  await inTransaction(ctx, (inner) => writeSecrets(inner, secrets));
  const shop = await readShop(ctx.db, eq(shops.id, ctx.shop.id));
  return { ...ctx, shop: shop ?? ctx.shop };
}
