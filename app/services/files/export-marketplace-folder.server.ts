// @public

import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { and, asc, desc, eq } from "drizzle-orm";
import { formatProductRows } from "~/models/catalogue/rows/format-product-rows";
import { folderFile } from "~/models/files/folder-marks";
import { formatOfferRows } from "~/models/files/folders/offer-rows";
import { sellerReviewFileRecord } from "~/models/files/folders/seller-review-file";
import type { TenantFile } from "~/models/files/folders/tenant-file";
import type { OnProgress } from "~/models/platform/log/on-progress";
import { formatCsv } from "~/models/platform/text/csv-text";
import { authorize } from "~/models/shops/actors/authorize";
import { shops } from "~/tables/shops/shops";
import { sellers, tenants } from "~/tables/shops/tenants";
import { readOffers } from "../catalogue/offers/read-offers.server";
import { readCatalogue } from "../catalogue/read-catalogue.server";
import { questionRecords } from "../conversations/questions/question-records.server";
import { readShop } from "../shops/directory/shop-directory.server";
import { requireConfirmed } from "../shops/records/require-confirmed.server";
import { readFolderId } from "./apply/read-shop-folder.server";
import type { ShopFilesContext } from "./files-context.server";
import { readFolderSellerReviews } from "./folders/apply/apply-seller-reviews.server";
import { exportCategories } from "./folders/export/export-categories.server";
import { exportContent } from "./folders/export/export-content.server";
import { exportOptionSets } from "./folders/export/export-option-sets.server";
import { exportReviews } from "./folders/export/export-reviews.server";
import {
  clearFolder,
  copyPictures,
  exportedRecord,
  jsonFileText,
  shopFileOf,
  textFilesOf,
  writeTextFiles,
} from "./folders/export/exported-files.server";
import { markMarketplaceExport } from "./folders/export/mark-marketplace-export.server";
import { nameDownloads } from "./folders/pictures/name-downloads.server";
import { namePictures, type PictureNames } from "./folders/pictures/name-pictures.server";
import { sellerFile } from "./folders/rows/seller-file.server";

/** Written anew, so that nothing of an earlier export stays behind. */
const parts = [
  "products.csv",
  "offers.csv",
  "reviews.json",
  "seller-reviews.json",
  "questions.json",
  "images",
  "downloads",
  "shops",
];

/**
 * Writes the business of a shop as a marketplace's folder (docs/shop-folder.md); applying it changes nothing.
 * @param folder absolute path; new, empty, or a marketplace's folder, which is written over
 * @param hasAccounts whether sellers.json names the bank accounts payouts go to
 * @returns how many products and variations, and pictures, were written
 * @throws AppError `confirm_first` (rule staff-14), `conflict` when the folder holds something else
 */
export async function exportMarketplaceFolder(
  ctx: ShopFilesContext,
  folder: string,
  onProgress: OnProgress,
  hasAccounts = false,
): Promise<{ products: number; pictures: number }> {
  const business = { kind: "setting", tenantId: ctx.tenant.id, shopId: null, sellerId: null } as const;
  authorize(await ctx.actor(), "view", business);
  await requireConfirmed(ctx);
  const isKnown = existsSync(join(folder, "tenant.json"));
  const id = isKnown ? ((await readFolderId(folder)) ?? "") : randomUUID();
  await clearFolder(folder, "tenant.json", parts);
  // What is marked is what was read, whatever changes meanwhile.
  return ctx.db.transaction(
    (tx) => writeMarketplace({ ...ctx, db: tx }, { folder, id, hasAccounts }, onProgress),
    {
      isolationLevel: "repeatable read",
    },
  );
}

async function writeMarketplace(
  ctx: ShopFilesContext,
  { folder, id, hasAccounts }: { folder: string; id: string; hasAccounts: boolean },
  onProgress: OnProgress,
): Promise<{ products: number; pictures: number }> {
  const pictures = await namePictures(ctx, ctx.tenant.code);
  const downloads = nameDownloads(ctx.fileStore);
  const entries = (await readCatalogue(ctx))
    .filter(({ isArchived }) => !isArchived)
    .map(({ entry }) => ({ ...entry, offer: null }));
  const records = entries.map((entry) => exportedRecord(entry, pictures, downloads));
  const rows = await ctx.db
    .select()
    .from(sellers)
    .where(eq(sellers.tenantId, ctx.tenant.id))
    .orderBy(desc(sellers.isHouse), asc(sellers.code));
  const written = rows.map((row) => sellerFile(row, hasAccounts));
  const codes = new Map(rows.map(({ id, code }) => [id, code]));
  const stored = (await readOffers(ctx)).filter(
    ({ isArchived, isOfArchived }) => !isArchived && !isOfArchived,
  );
  const offers = stored.map((one) => ({ ...one, seller: codes.get(one.sellerId) ?? "" }));
  const files = await exportShops(ctx, codes, pictures);
  files.set("tenant.json", jsonFileText(await tenantFile(ctx)));
  if (id !== "") files.set(folderFile, jsonFileText({ id }));
  files.set("sellers.json", jsonFileText(pictures.inContent(written)));
  files.set("categories.json", jsonFileText(await exportCategories(ctx, pictures)));
  const optionSets = await exportOptionSets(ctx, pictures);
  if (optionSets.length > 0) files.set("options.json", jsonFileText(optionSets));
  const reviews = await exportReviews(ctx, pictures);
  if (reviews.length > 0) files.set("reviews.json", jsonFileText(reviews));
  const sellerReviews = (await readFolderSellerReviews(ctx)).map(sellerReviewFileRecord);
  if (sellerReviews.length > 0) files.set("seller-reviews.json", jsonFileText(sellerReviews));
  const questions = [...(await questionRecords.readAll(ctx)).values()];
  if (questions.length > 0) files.set("questions.json", jsonFileText(questions));
  const { currency } = ctx.tenant;
  const at = ctx.now().toISOString();
  const cells = formatProductRows(records, currency, at);
  const offerCells = formatOfferRows(offers, currency, at);
  if (records.length > 0) files.set("products.csv", formatCsv(cells));
  if (offers.length > 0) files.set("offers.csv", formatCsv(offerCells));
  await writeTextFiles(folder, files);
  await copyPictures(ctx, ctx.tenant.code, folder, [...pictures.named], onProgress);
  await downloads.copyTo(folder);
  await markMarketplaceExport(ctx, id, {
    products: { cells, entries },
    sellers: written,
    offers: { cells: offerCells, offers },
  });
  return { products: records.length, pictures: pictures.named.size };
}

async function tenantFile({ db, tenant }: ShopFilesContext): Promise<TenantFile> {
  const [row] = await db.select({ name: tenants.name }).from(tenants).where(eq(tenants.id, tenant.id));
  return { code: tenant.code, name: row?.name ?? tenant.code, currency: tenant.currency };
}

/** The files of every shop of the tenant. @param codes those of the sellers by id */
async function exportShops(
  ctx: ShopFilesContext,
  codes: ReadonlyMap<string, string>,
  pictures: PictureNames,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const rows = await ctx.db
    .select({ id: shops.id })
    .from(shops)
    .where(eq(shops.tenantId, ctx.tenant.id))
    .orderBy(asc(shops.code));
  for (const { id } of rows) {
    const shop = await readShop(ctx.db, and(eq(shops.tenantId, ctx.tenant.id), eq(shops.id, id)));
    if (!shop) continue;
    const own = { ...ctx, shop };
    const seller = shop.type === "marketplaceseller" ? { seller: codes.get(shop.sellerId) ?? "" } : {};
    const folder = `shops/${shop.code}`;
    for (const [file, text] of textFilesOf(own)) files.set(`${folder}/${file}`, text);
    files.set(`${folder}/shop.json`, jsonFileText(pictures.inContent({ ...shopFileOf(own), ...seller })));
    for (const [file, text] of await exportContent(own, pictures)) files.set(`${folder}/${file}`, text);
  }
  return files;
}
