import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { changeOf } from "~/models/files/apply-change";
import { type ApplyCounts, noCounts } from "~/models/files/apply-summary";
import type { ShopFile } from "~/models/files/folders/shop-file";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { shopSubject } from "~/models/shops/actors/shop-subject";
import { primaryFirst, type ShopRecord } from "~/models/shops/records/shop-record";
import { shopSettingsSchema } from "~/models/shops/settings/shop-settings";
import type { Shop } from "~/models/shops/shop";
import type { Tenant } from "~/models/shops/tenant";
import { shops } from "~/tables/shops/shops";
import { sellers, tenants } from "~/tables/shops/tenants";
import { readShop } from "../../../shops/directory/shop-directory.server";
import { shopRecords } from "../../../shops/directory/shop-records.server";
import { requireConfirmed } from "../../../shops/records/require-confirmed.server";
import { isMarketplace } from "../../apply/is-marketplace.server";
import type { FilesContext, ShopFilesContext } from "../../files-context.server";
import { writeRecords } from "./apply-records.server";

/**
 * Finds the shop of shop.json and makes it one of that type; what it is called, where it is found and whether
 * it is open is its record, its settings are apart. A new code makes an ordinary business: a tenant with one
 * seller, and the shop with its record. A marketplaceseller shop made this way sells for that seller.
 * @param owner of a shop in a marketplace: its business, and the seller it sells for
 * @returns the context of that shop, and what was done
 * @throws AppError `confirm_first` (rule staff-14), `conflict` when a domain leads to another shop, or an
 * amount would change its meaning
 */
export async function saveShop(base: FilesContext, file: ShopFile, owner?: ShopOwner): Promise<SavedShop> {
  const existing = await readShop(base.db, eq(shops.code, file.code));
  if (existing) authorize(await base.actor(), "change", shopSubject("setting", existing));
  if (existing) await refuseOtherOwner(base, existing, owner);
  if (existing && existing.tenant.currency !== file.currency)
    throw new AppError(
      "conflict",
      `shop.json: the currency of a shop can’t change (it is ${existing.tenant.currency})`,
    );
  const sellsFor = owner?.sellerId ?? existing?.sellerId;
  if (existing && existing.type === file.type && existing.sellerId === sellsFor)
    return {
      ctx: { ...base, tenant: existing.tenant, shop: existing },
      counts: { ...noCounts, unchanged: 1 },
    };
  await requireConfirmed(base);
  const { tenant, sellerId } = owner ?? existing ?? (await addTenant(base, file));
  const row = { type: file.type, sellerId: file.type === "marketplaceseller" ? sellerId : null };
  const id = existing?.id ?? randomUUID();
  if (existing)
    await base.db
      .update(shops)
      .set({ ...row, updatedAt: base.now() })
      .where(and(eq(shops.tenantId, tenant.id), eq(shops.id, id)));
  else {
    authorize(await base.actor(), "create", shopSubject("setting", { ...file, tenant, id, sellerId }));
    const { code, name } = file;
    await base.db
      .insert(shops)
      .values({ ...row, code, name, tenantId: tenant.id, id, settings: shopSettingsSchema.parse({}) });
  }
  const ctx = await openSaved(base, id);
  if (existing) {
    base.noteChange?.(changeOf("shop", file.code, { type: existing.type }, { type: file.type }));
    return { ctx, counts: { ...noCounts, changed: 1 } };
  }
  const record = shopRecordOfFile(file);
  await shopRecords.save(ctx, file.code, record, null);
  base.noteChange?.(changeOf("shop", file.code, undefined, record));
  return { ctx: await openSaved(base, id), counts: { ...noCounts, added: 1 } };
}

async function openSaved(base: FilesContext, id: string): Promise<ShopFilesContext> {
  const shop = await readShop(base.db, eq(shops.id, id));
  if (!shop) throw new Error(`shop ${id} was not saved`);
  return { ...base, tenant: shop.tenant, shop };
}

/** Makes a shop's record that of shop.json, or of what that and the shop's own came to. */
export async function saveShopRecord(
  { ctx, counts }: SavedShop,
  wanted: ShopFile | ShopRecord,
): Promise<SavedShop> {
  const records = new Map([[ctx.shop.code, shopRecordOfFile(wanted)]]);
  const { counts: written } = await writeRecords(ctx, shopRecords, { records, word: "shop" });
  if (written.changed === 0) return { ctx, counts };
  return {
    ctx: await openSaved(ctx, ctx.shop.id),
    counts: counts.unchanged > 0 ? { ...noCounts, changed: 1 } : counts,
  };
}

/** What shop.json says of the record of its shop. */
export const shopRecordOfFile = ({
  name,
  industry,
  status,
  frontend_status,
  domains,
}: ShopFile | ShopRecord): ShopRecord => ({
  name,
  industry,
  status,
  frontend_status,
  domains: primaryFirst(domains),
});

/** The context of a shop that is saved, and what was done. */
export type SavedShop = { ctx: ShopFilesContext; counts: ApplyCounts };

/** Whose a shop of a marketplace is. */
type ShopOwner = { tenant: Tenant; sellerId: string };

/** A shop stays with its business, and one of a marketplace is only changed together with the others. */
async function refuseOtherOwner(base: FilesContext, shop: Shop, owner?: ShopOwner): Promise<void> {
  if (owner && owner.tenant.id !== shop.tenant.id)
    throw new AppError("conflict", `the shop '${shop.code}' belongs to another business`);
  if (!owner && (await isMarketplace({ ...base, tenant: shop.tenant })))
    throw new AppError(
      "conflict",
      `the shop '${shop.code}' is one of the marketplace '${shop.tenant.code}': apply the marketplace’s folder`,
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
