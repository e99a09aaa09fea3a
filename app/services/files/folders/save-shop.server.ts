import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { changeOf, pick } from "~/models/files/apply-change";
import { type ApplyCounts, noCounts } from "~/models/files/apply-summary";
import type { ShopFile } from "~/models/files/folders/shop-file";
import { AppError } from "~/models/platform/error/app-error";
import { canonicalJson } from "~/models/platform/text/canonical-json";
import { authorize } from "~/models/shops/authorize";
import type { Shop } from "~/models/shops/shop";
import { shopSettingsSchema } from "~/models/shops/shop-settings";
import { shopSubject } from "~/models/shops/shop-subject";
import type { Tenant } from "~/models/shops/tenant";
import { shopDomains, shops } from "~/tables/shops";
import { sellers, tenants } from "~/tables/tenants";
import { readShop } from "../../shops/shop-directory.server";
import type { FilesContext, ShopFilesContext } from "../files-context.server";
import { isMarketplace } from "../is-marketplace.server";

/**
 * Makes the shop's own row and its domains equal to shop.json, but for its settings; the first domain is the
 * primary one. A new code makes an ordinary business: a tenant with one seller, and the shop. A
 * marketplaceseller shop made this way sells for that seller.
 * @param owner of a shop in a marketplace: its business, and the seller it sells for
 * @returns the context of that shop, and what was done
 * @throws AppError `conflict` when a domain leads to another shop, or an amount would change its meaning
 */
export async function saveShop(
  base: FilesContext,
  file: ShopFile,
  owner?: ShopOwner,
): Promise<{ ctx: ShopFilesContext; counts: ApplyCounts }> {
  const existing = await readShop(base.db, eq(shops.code, file.code));
  if (existing) authorize(await base.actor(), "change", shopSubject("setting", existing));
  if (existing) await refuseOtherOwner(base, existing, owner);
  await refuseTakenDomains(base, file, existing?.id);
  if (existing && existing.tenant.currency !== file.currency)
    throw new AppError(
      "conflict",
      `shop.json: the currency of a shop can't change (it is ${existing.tenant.currency})`,
    );
  const domains = primaryFirst(file.domains);
  const sellsFor = owner?.sellerId ?? existing?.sellerId;
  if (
    existing &&
    canonicalJson(existing) ===
      canonicalJson({ ...existing, ...columnsOf(file), domains, sellerId: sellsFor })
  )
    return {
      ctx: { ...base, tenant: existing.tenant, shop: existing },
      counts: { ...noCounts, unchanged: 1 },
    };
  const { tenant, sellerId } = owner ?? existing ?? (await addTenant(base, file));
  const row = { ...columnsOf(file), sellerId: file.type === "marketplaceseller" ? sellerId : null };
  if (existing) {
    const ofShop = and(eq(shopDomains.tenantId, tenant.id), eq(shopDomains.shopId, existing.id));
    await base.db.delete(shopDomains).where(ofShop);
    await base.db
      .update(shops)
      .set({ ...row, updatedAt: base.now() })
      .where(and(eq(shops.tenantId, tenant.id), eq(shops.id, existing.id)));
  }
  const id = existing?.id ?? randomUUID();
  if (!existing)
    authorize(await base.actor(), "create", shopSubject("setting", { ...file, tenant, id, sellerId }));
  if (!existing)
    await base.db
      .insert(shops)
      .values({ ...row, tenantId: tenant.id, id, settings: shopSettingsSchema.parse({}) });
  if (domains.length > 0)
    await base.db
      .insert(shopDomains)
      .values(
        domains.map((domain, at) => ({ domain, tenantId: tenant.id, shopId: id, isPrimary: at === 0 })),
      );
  const saved = await readShop(base.db, eq(shops.id, id));
  if (!saved) throw new Error(`shop ${file.code} was not saved`);
  const counts = existing ? { ...noCounts, changed: 1 } : { ...noCounts, added: 1 };
  const said = { ...columnsOf(file), domains };
  base.noteChange?.(changeOf("shop", file.code, existing && pick(existing, said), said));
  return { ctx: { ...base, tenant: saved.tenant, shop: saved }, counts };
}

const columnsOf = (file: ShopFile) => ({
  code: file.code,
  name: file.name,
  type: file.type,
  industry: file.industry,
  status: file.status,
  frontendStatus: file.frontend_status,
});

/** Whose a shop of a marketplace is. */
type ShopOwner = { tenant: Tenant; sellerId: string };

/** A shop stays with its business, and one of a marketplace is only changed together with the others. */
async function refuseOtherOwner(base: FilesContext, shop: Shop, owner?: ShopOwner): Promise<void> {
  if (owner && owner.tenant.id !== shop.tenant.id)
    throw new AppError("conflict", `the shop '${shop.code}' belongs to another business`);
  if (!owner && (await isMarketplace({ ...base, tenant: shop.tenant })))
    throw new AppError(
      "conflict",
      `the shop '${shop.code}' is one of the marketplace '${shop.tenant.code}': apply the marketplace's folder`,
    );
}

/** An ordinary business: a tenant and its one seller, named as its shop. */
async function addTenant(base: FilesContext, { code, name, currency }: ShopFile) {
  const tenant = { id: randomUUID(), code, currency };
  const sellerId = randomUUID();
  await base.db.insert(tenants).values({ ...tenant, name });
  await base.db.insert(sellers).values({ tenantId: tenant.id, id: sellerId, code, name, isHouse: true });
  return { tenant, sellerId };
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
