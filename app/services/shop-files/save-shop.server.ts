import { eq, inArray } from "drizzle-orm";
import { AppError } from "~/models/error/app-error";
import { type ApplyCounts, noCounts } from "~/models/shop-folder/apply-summary";
import { canonicalJson } from "~/models/shop-folder/canonical-json";
import type { ShopFile } from "~/models/shop-folder/shop-file";
import { type Secrets, withSecrets } from "~/models/shop-settings/secrets";
import { shopDomains, shops } from "../db/schema";
import { readShop } from "../shop/shop-directory.server";
import type { FilesContext, ShopFilesContext } from "./files-context.server";

/**
 * Makes the shop's own row and its domains equal to shop.json; the shop is made when its code is new.
 * @param secrets keys that stand beside the file; what is in neither stays as it is
 * @returns the context of that shop, and what was done
 * @throws AppError `conflict` when a domain leads to another shop, or an amount would change its meaning
 */
export async function saveShop(
  base: FilesContext,
  file: ShopFile,
  secrets: Secrets,
): Promise<{ ctx: ShopFilesContext; counts: ApplyCounts }> {
  const existing = await readShop(base.db, eq(shops.code, file.code));
  await refuseTakenDomains(base, file, existing?.id);
  if (existing && existing.currency !== file.currency)
    throw new AppError(
      "conflict",
      `shop.json: the currency of a shop can't change (it is ${existing.currency})`,
    );
  const row = {
    code: file.code,
    name: file.name,
    type: file.type,
    industry: file.industry,
    status: file.status,
    frontendStatus: file.frontend_status,
    currency: file.currency,
    settings: withSecrets(file.settings, secrets, existing?.settings),
  };
  const domains = primaryFirst(file.domains);
  if (existing) {
    const { id, ...was } = existing;
    const isSame = canonicalJson(was) === canonicalJson({ ...row, domains });
    if (isSame) return { ctx: { ...base, shop: existing }, counts: { ...noCounts, unchanged: 1 } };
    await base.db
      .update(shops)
      .set({ ...row, updatedAt: base.now() })
      .where(eq(shops.id, id));
    await base.db.delete(shopDomains).where(eq(shopDomains.shopId, id));
  } else await base.db.insert(shops).values(row);
  const [saved] = await base.db.select({ id: shops.id }).from(shops).where(eq(shops.code, file.code));
  if (!saved) throw new Error(`shop ${file.code} was not saved`);
  if (domains.length > 0)
    await base.db
      .insert(shopDomains)
      .values(domains.map((domain, index) => ({ domain, shopId: saved.id, isPrimary: index === 0 })));
  const counts = existing ? { ...noCounts, changed: 1 } : { ...noCounts, added: 1 };
  return { ctx: { ...base, shop: { ...row, id: saved.id, domains } }, counts };
}

/** The order they are read back in: the first, which is the primary one, and the others by name. */
function primaryFirst([primary, ...others]: string[]): string[] {
  return primary === undefined ? [] : [primary, ...new Set(others.filter((name) => name !== primary).sort())];
}

async function refuseTakenDomains(
  base: FilesContext,
  file: ShopFile,
  ownId: string | undefined,
): Promise<void> {
  if (file.domains.length === 0) return;
  const taken = await base.db.select().from(shopDomains).where(inArray(shopDomains.domain, file.domains));
  const other = taken.find((row) => row.shopId !== ownId);
  if (other) throw new AppError("conflict", `the domain ${other.domain} already leads to another shop`);
}
