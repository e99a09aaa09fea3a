import { and, asc, eq, ne } from "drizzle-orm";
import type { SellerFile } from "~/models/files/folders/tenant-file";
import type { ConflictSide } from "~/models/files/three-way";
import { plainTerms } from "~/models/marketplace/selling-terms";
import { noCommission } from "~/models/payments/commission";
import { payoutTermsOf } from "~/models/payments/payout-terms";
import { shops } from "~/tables/shops";
import { sellers, tenants } from "~/tables/tenants";
import type { ShopContext } from "../../shops/shop-context.server";
import { readShop } from "../../shops/shop-directory.server";
import type { FilesContext, ShopFilesContext } from "../files-context.server";
import { saveMarks } from "./folder-marks.server";
import { beginMerge, endMerge, type MergeKind, mergeRecords, ownedVersion } from "./merge-records.server";
import { sellerFile } from "./seller-file.server";

/** What sellers.json says of a seller but the account payouts go to and the id, which are kept when left out. */
type SellerRecord = ReturnType<typeof recordOf>;

const recordOf = ({ name, state, house, profile, commission, payout, selling, tax_remitter }: SellerFile) => {
  const { account: _account, ...terms } = payoutTermsOf(payout, undefined);
  return {
    ...{ name, state, house, profile, payout: terms },
    commission: commission ?? noCommission,
    selling: selling ?? plainTerms,
    tax_remitter: tax_remitter ?? ("marketplace" as const),
  };
};

/** Sellers by their codes. One that is closed is gone: its row in sellers.json brings it back. */
const sellerMerge: MergeKind<SellerRecord> = {
  kind: "seller",
  readShop: async (ctx) =>
    new Map([...(await readSellers(ctx))].map(([code, file]) => [code, recordOf(file)])),
};

async function readSellers(ctx: ShopContext): Promise<Map<string, SellerFile>> {
  const rows = await ctx.db
    .select()
    .from(sellers)
    .where(and(eq(sellers.tenantId, ctx.tenant.id), ne(sellers.state, "closed")))
    .orderBy(asc(sellers.code));
  return new Map(rows.map((row) => [row.code, sellerFile(row, true)]));
}

/** What is merged, and how the folder is marked when everything is written. */
export type MergedSellers = { wanted: SellerFile[]; end: () => Promise<void> };

/**
 * The sellers that a marketplace shall have, of its folder and its own (rule shop-folders-6): one that was
 * invited or changed there stays, one that only left the folder goes.
 * @param named those of sellers.json
 * @throws AppError `conflict` by the transaction around it
 */
export async function mergeSellers(
  base: FilesContext,
  { tenantCode, folder, side }: { tenantCode: string; folder: string; side: ConflictSide | null },
  named: readonly SellerFile[],
): Promise<MergedSellers> {
  const open = named.filter(({ state }) => state !== "closed");
  const records = new Map(open.map((seller) => [seller.code, recordOf(seller)]));
  const ctx = await markingShop(base, tenantCode);
  if (!ctx)
    return {
      wanted: [...named],
      async end() {
        const made = await markingShop(base, tenantCode);
        if (!made) return;
        const merge = await beginMerge(made, folder, null);
        await mergeRecords(merge, sellerMerge, { folder: records });
        await endMerge(merge, folder);
      },
    };
  const merge = await beginMerge(ctx, folder, side);
  const stored = await readSellers(ctx);
  const merged = await mergeRecords(merge, sellerMerge, { folder: records });
  const files = new Map(open.map((seller) => [seller.code, seller]));
  const wanted = [...merged.records.keys()].flatMap(
    (code) => (merged.kept.has(code) ? stored.get(code) : files.get(code)) ?? [],
  );
  return {
    wanted: [...wanted, ...named.filter(({ state }) => state === "closed")],
    async end() {
      const after = await markingShop(base, tenantCode);
      await endMerge({ ...merge, ctx: after ?? ctx }, folder);
    },
  };
}

/**
 * Keeps which sellers a folder names now that the marketplace was exported into it.
 * @param written what sellers.json was made of
 */
export async function markSellers(
  ctx: ShopFilesContext,
  folder: string,
  written: readonly SellerFile[],
): Promise<void> {
  const shop = await markingShop(ctx, ctx.tenant.code);
  if (!shop) return;
  const marks = written.flatMap((seller) => {
    if (seller.state === "closed") return [];
    const version = ownedVersion(sellerMerge, recordOf(seller));
    return [[seller.code, { folder: version, shop: version }] as const];
  });
  await saveMarks(shop, { folder, marks: { [sellerMerge.kind]: Object.fromEntries(marks) }, by: "export" });
}

/** The shop under which a business keeps what its folder held: the first by its code. Null before it has one. */
async function markingShop(base: FilesContext, tenantCode: string): Promise<ShopFilesContext | null> {
  const [tenant] = await base.db.select({ id: tenants.id }).from(tenants).where(eq(tenants.code, tenantCode));
  if (!tenant) return null;
  const [row] = await base.db
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.tenantId, tenant.id))
    .orderBy(asc(shops.code))
    .limit(1);
  const shop = row ? await readShop(base.db, eq(shops.id, row.id)) : null;
  return shop && { ...base, tenant: shop.tenant, shop };
}
