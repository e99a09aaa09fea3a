import { and, asc, eq, ne } from "drizzle-orm";
import type { SellerFile } from "~/models/files/folders/tenant-file";
import type { Mark } from "~/models/files/three-way";
import { plainTerms } from "~/models/marketplace/selling-terms";
import { noCommission } from "~/models/payments/commission";
import { payoutTermsOf } from "~/models/payments/payout-terms";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { sellerFile } from "../rows/seller-file.server";
import { type FolderMerge, type MergeKind, mergeRecords, ownedVersion } from "./merge-records.server";

/**
 * What sellers.json says of a seller but the account payouts go to and the id, which are kept when left out.
 */
type SellerRecord = ReturnType<typeof recordOf>;

const recordOf = ({ name, state, house, profile, commission, payout, selling, tax_remitter }: SellerFile) => {
  const { account: _account, ...terms } = payoutTermsOf(payout, undefined);
  return {
    name,
    state,
    house,
    profile,
    payout: terms,
    commission: commission ?? noCommission,
    selling: selling ?? plainTerms,
    tax_remitter: tax_remitter ?? ("marketplace" as const),
  };
};

/** Sellers by their codes. One that is closed is gone: its row in sellers.json brings it back. */
export const sellerMerge: MergeKind<SellerRecord> = {
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

/**
 * The sellers that a marketplace shall have, of its folder and its own (rule shop-folders-6): one that was
 * invited or changed there stays, one that only left the folder goes.
 * @param named those of sellers.json
 */
export async function mergeSellers(merge: FolderMerge, named: readonly SellerFile[]): Promise<SellerFile[]> {
  const open = named.filter(({ state }) => state !== "closed");
  const stored = await readSellers(merge.ctx);
  const merged = await mergeRecords(merge, sellerMerge, {
    folder: new Map(open.map((seller) => [seller.code, recordOf(seller)])),
  });
  const files = new Map(open.map((seller) => [seller.code, seller]));
  const wanted = [...merged.records.keys()].flatMap(
    (code) => (merged.kept.has(code) ? stored.get(code) : files.get(code)) ?? [],
  );
  return [...wanted, ...named.filter(({ state }) => state === "closed")];
}

/** The marks of sellers that sellers.json was just written of. */
export function sellerMarks(written: readonly SellerFile[]): Record<string, Mark> {
  return Object.fromEntries(
    written.flatMap((seller) => {
      if (seller.state === "closed") return [];
      const version = ownedVersion(sellerMerge, recordOf(seller));
      return [[seller.code, { folder: version, shop: version }] as const];
    }),
  );
}
