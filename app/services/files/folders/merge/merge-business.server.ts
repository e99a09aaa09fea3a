import { asc, eq } from "drizzle-orm";
import type { SellerFile, TenantFile } from "~/models/files/folders/tenant-file";
import type { ConflictSide } from "~/models/files/three-way";
import { shops } from "~/tables/shops/shops";
import { tenants } from "~/tables/shops/tenants";
import { readShop } from "../../../shops/directory/shop-directory.server";
import type { FilesContext, ShopFilesContext } from "../../files-context.server";
import { beginMerge, type FolderMerge, type MergeKind, mergeRecords } from "./merge-records.server";
import { mergeSellers } from "./merge-sellers.server";

/** A marketplace's folder as its business knows it. */
type KnownFolder = { tenantCode: string; folder: string; side: ConflictSide | null };

/**
 * Begins to merge what a marketplace's folder says of the business as a whole; null before the business has a
 * shop.
 */
export async function beginBusinessMerge(
  base: FilesContext,
  { tenantCode, folder, side }: KnownFolder,
): Promise<FolderMerge | null> {
  const ctx = await markingShop(base, tenantCode);
  return ctx && beginMerge(ctx, folder, side);
}

/** What a business is called. */
export const businessMerge: MergeKind<{ name: string }> = {
  kind: "business",
  async readShop({ db, tenant }) {
    const [row] = await db.select({ name: tenants.name }).from(tenants).where(eq(tenants.id, tenant.id));
    return new Map(row ? [[tenant.code, row]] : []);
  },
};

/** What tenant.json and sellers.json and the business itself come to. */
export async function mergeBusiness(
  merge: FolderMerge,
  { file, sellers }: { file: TenantFile; sellers: readonly SellerFile[] },
): Promise<{ file: TenantFile; sellers: SellerFile[] }> {
  const named = new Map([[file.code, { name: file.name }]]);
  const { records } = await mergeRecords(merge, businessMerge, { folder: named });
  return {
    file: { ...file, name: records.get(file.code)?.name ?? file.name },
    sellers: await mergeSellers(merge, sellers),
  };
}

/**
 * The shop under which a business keeps what its folder held: its oldest, so that one that is added later
 * does not make the folder look new. Null before it has one.
 */
export async function markingShop(base: FilesContext, tenantCode: string): Promise<ShopFilesContext | null> {
  const [tenant] = await base.db.select({ id: tenants.id }).from(tenants).where(eq(tenants.code, tenantCode));
  if (!tenant) return null;
  const [row] = await base.db
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.tenantId, tenant.id))
    .orderBy(asc(shops.createdAt), asc(shops.code))
    .limit(1);
  const shop = row ? await readShop(base.db, eq(shops.id, row.id)) : null;
  return shop && { ...base, tenant: shop.tenant, shop };
}
