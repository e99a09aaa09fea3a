import { eq } from "drizzle-orm";
import { comparableOffer } from "~/models/catalogue/categories/catalogue-entry";
import { offerCells } from "~/models/catalogue/offer/offer-cells";
import type { CsvRow, OfferRecord } from "~/models/catalogue/product/product-record";
import type { SellerOfferRow } from "~/models/files/folders/offer-rows";
import { ownedCells } from "~/models/files/folders/product-family";
import type { Mark } from "~/models/files/three-way";
import { changedFields } from "~/models/shops/records/changed-fields";
import { sellers } from "~/tables/shops/tenants";
import { readOffers } from "../../../catalogue/offers/read-offers.server";
import type { ShopContext } from "../../../shops/context/shop-context.server";
import { recordVersion } from "../../../shops/records/record-version.server";
import { type FolderMerge, type MergeKind, mergeRecords, ownedVersion } from "./merge-records.server";

/** An offer of a marketplace: who sells which product, and on what terms. */
export type MarketOffer = Omit<SellerOfferRow, "line">;

/** What offers of a marketplace are named by. */
export const offerName = ({ sku, seller }: Pick<MarketOffer, "sku" | "seller">): string =>
  `${sku} of ${seller}`;

/** The offers of all sellers of a marketplace. Their pieces are no part of them (rule shop-folders-4). */
export const offerMerge: MergeKind<MarketOffer> = {
  kind: "offer",
  readShop: async (ctx) =>
    new Map((await readMarketOffers(ctx)).map((offer) => [offerName(offer), offer] as const)),
  owned({ offer }) {
    const { stock, ...owned } = comparableOffer(offer);
    if (!stock) return owned;
    const { onHand: _pieces, counting: _counted, ...rest } = stock;
    return { ...owned, stock: rest };
  },
  fieldsOf: (shop, folder, { tenant }) => {
    const [was, is] = [shop, folder].map(({ sku, offer }) => {
      const cells = offerCells({ sku, classCode: "simple", offer }, tenant.currency, "");
      const { qty: _pieces, source_qty: _counted, source_at: _at, ...owned } = cells;
      return owned;
    });
    return changedFields(was ?? {}, is ?? {});
  },
};

async function readMarketOffers(ctx: ShopContext): Promise<MarketOffer[]> {
  const rows = await ctx.db
    .select({ id: sellers.id, code: sellers.code })
    .from(sellers)
    .where(eq(sellers.tenantId, ctx.tenant.id));
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  return (await readOffers(ctx)).flatMap(({ sellerId, sku, offer, isArchived, isOfArchived }) =>
    isArchived || isOfArchived ? [] : [{ seller: codes.get(sellerId) ?? "", sku, offer }],
  );
}

/** What a marketplace's folder says of offers. */
type NamedOffers = {
  /** Those that could be read. */
  offers: readonly SellerOfferRow[];
  /** All rows of offers.csv as they are written. */
  rows: readonly CsvRow[];
  /** Codes of the sellers it names: the offers of all others are the shop's own. */
  sellers: ReadonlySet<string>;
};

/**
 * The offers that the sellers of a folder shall have, of the folder and their own (rule shop-folders-6),
 * seller by seller and by SKU. What a refused row names stays as it is stored. Pieces are those of the folder
 * either way.
 */
export async function mergeOffers(
  merge: FolderMerge,
  { offers, rows, sellers: named }: NamedOffers,
): Promise<Map<string, Map<string, OfferRecord>>> {
  const folder = new Map(offers.map(({ line: _line, ...offer }) => [offerName(offer), offer] as const));
  const versions = offerVersions(rows);
  const stored = await offerMerge.readShop(merge.ctx);
  const refused = [...versions.keys()].filter((name) => !folder.has(name));
  const foreign = [...stored.values()].filter(({ seller }) => !named.has(seller)).map(offerName);
  const { records, kept } = await mergeRecords(merge, offerMerge, {
    folder,
    // A product that is offered because its variations are has no row.
    versionOf: (name) => versions.get(name) ?? ownedVersion(offerMerge, folder.get(name) as MarketOffer),
    left: new Set([...refused, ...foreign]),
  });
  const merged = new Map<string, Map<string, OfferRecord>>([...named].map((code) => [code, new Map()]));
  for (const name of refused) {
    const own = stored.get(name);
    if (own) merged.get(own.seller)?.set(own.sku, own.offer);
  }
  for (const [name, { seller, sku, offer }] of records)
    merged.get(seller)?.set(sku, kept.has(name) ? withPieces(offer, folder.get(name)?.offer) : offer);
  return merged;
}

function withPieces(kept: OfferRecord, own: OfferRecord | undefined): OfferRecord {
  const pieces = own?.stock;
  if (!kept.stock || pieces?.sku !== kept.stock.sku) return kept;
  return { ...kept, stock: { ...kept.stock, onHand: pieces.onHand, counting: pieces.counting } };
}

/** The versions of offers as the rows of offers.csv say them, by their names. */
function offerVersions(rows: readonly Pick<CsvRow, "cells">[]): Map<string, string> {
  return new Map(
    rows.map((row) => {
      const [sku, seller] = [row.cells.sku ?? "", row.cells.seller ?? ""].map((cell) => cell.trim());
      return [offerName({ sku: sku ?? "", seller: seller ?? "" }), recordVersion(ownedCells(row))];
    }),
  );
}

/**
 * The marks of offers that offers.csv was just written of.
 * @param cells its rows, header first
 */
export function offerMarks(
  [header = [], ...rows]: readonly string[][],
  offers: readonly MarketOffer[],
): Record<string, Mark> {
  const versions = offerVersions(
    rows.map((row) => ({
      cells: Object.fromEntries(header.map((column, at) => [column, row[at] ?? ""])),
    })),
  );
  return Object.fromEntries(
    offers.map((offer) => {
      const name = offerName(offer);
      return [name, { folder: versions.get(name) ?? "", shop: ownedVersion(offerMerge, offer) }];
    }),
  );
}
