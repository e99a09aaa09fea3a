// @public

import { and, eq } from "drizzle-orm";
import { isSecretName, type SecretName, type Secrets } from "~/models/platform/secret/secret-name";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { shopSecrets } from "~/tables/shops/shops";
import { announceChange, WHOLE_SHOP } from "../changes/announce-change.server";
import { ofShop, shopKey } from "../context/of-shop.server";
import { type SecretsContext, secretPlace } from "../context/secrets-context.server";
import { requireConfirmed } from "../records/require-confirmed.server";
import { readSecret } from "./read-secret.server";

/**
 * Sets secrets of the shop, and removes those whose text is empty (rule secrets-4). What is the same already
 * stays. Call it inside a transaction that names its actor.
 * @returns how many changed
 * @throws AppError `confirm_first` (rule staff-14), `forbidden` where the actor may not change the shop's
 * secrets
 */
export async function writeSecrets(ctx: SecretsContext, secrets: Secrets): Promise<number> {
  authorize(await ctx.actor(), "change", shopSubject("secret", ctx.shop));
  await requireConfirmed(ctx);
  let changed = 0;
  for (const [name, value] of Object.entries(secrets)) {
    if (
      !isSecretName(name) ||
      value === undefined ||
      value === (await readSecret(ctx, name).catch(() => undefined))
    )
      continue;
    if (value === "") changed += await remove(ctx, name);
    else {
      const row = { ...ctx.box.seal(secretPlace(ctx, name), value), updatedAt: ctx.now() };
      await ctx.db
        .insert(shopSecrets)
        .values({ ...shopKey(ctx), name, ...row })
        .onConflictDoUpdate({
          target: [shopSecrets.tenantId, shopSecrets.shopId, shopSecrets.name],
          set: row,
        });
      changed += 1;
    }
  }
  // Whether a captcha is asked for or a way to pay is offered depends on which secrets there are.
  if (changed > 0) await announceChange(ctx, "shop", [WHOLE_SHOP]);
  return changed;
}

async function remove(ctx: SecretsContext, name: SecretName): Promise<number> {
  const removed = await ctx.db
    .delete(shopSecrets)
    .where(and(ofShop(shopSecrets, ctx), eq(shopSecrets.name, name)))
    .returning({ name: shopSecrets.name });
  return removed.length;
}
