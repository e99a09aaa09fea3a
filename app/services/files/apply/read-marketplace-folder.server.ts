// @public

import { access, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import type { PlacedCategory } from "~/models/catalogue/categories/category-record";
import type { WrittenQuestion } from "~/models/conversations/written-question";
import type { WrittenReview } from "~/models/conversations/written-review";
import type { FileMessage } from "~/models/files/apply-summary";
import type { FolderNames } from "~/models/files/folders/folder-names";
import { questionFileSchema } from "~/models/files/folders/question-file";
import { reviewFileSchema } from "~/models/files/folders/review-file";
import {
  type SellerReviewFileRecord,
  sellerReviewFileSchema,
} from "~/models/files/folders/seller-review-file";
import {
  type SellerFile,
  sellersFileSchema,
  type TenantFile,
  tenantFileSchema,
} from "~/models/files/folders/tenant-file";
import type { CsvFile } from "../folders/formats/read-csv.server";
import { readCsvFile } from "../folders/formats/read-csv-file.server";
import { readJsonFile, readJsonInFolder } from "../folders/formats/read-json-file.server";
import { folderNames } from "../folders/rows/folder-names.server";
import { sellersMessages } from "../folders/rows/settings-file-messages.server";
import { FaultCollector, FolderFaults, folderFault } from "./folder-faults.server";
import {
  type OutsideNames,
  readCategoriesFile,
  readFolderId,
  readFolderParts,
  readOptionSetFile,
  type ShopFolder,
} from "./read-shop-folder.server";

/** Everything a marketplace's folder holds but its pictures and downloads (docs/shop-folder.md). */
export type MarketplaceFolder = {
  /** By which the business knows the folder again; empty for one that no export wrote. */
  folderId: string;
  /** Absolute path of the pictures of all its shops and products. */
  imagesFolder: string;
  /** Absolute path of the files that buyers may download. */
  downloadsFolder: string;
  tenant: TenantFile;
  sellers: SellerFile[];
  /** The text of sellers.json, in which the lines of later faults are found. */
  sellersText: string;
  /** What its files may name. */
  names: FolderNames;
  /** Files of which something could not be read; empty in a folder that was read whole. */
  unread: ReadonlySet<string>;
  /** Parents before children. */
  categories: PlacedCategory[];
  optionSets: ShopFolder["optionSets"];
  products: CsvFile | null;
  offers: CsvFile | null;
  reviews: WrittenReview[];
  sellerReviews: SellerReviewFileRecord[];
  questions: WrittenQuestion[];
  /** By code; without categories and products of their own. */
  shops: ShopFolder[];
};

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Whether a folder is that of a marketplace, with shops in it, instead of one shop's. */
export const isMarketplaceFolder = (folder: string): Promise<boolean> => isThere(join(folder, "tenant.json"));

/**
 * Reads a marketplace's folder whole. Only rows of products and offers may be wrong one by one.
 * @throws FolderFaults with everything that is wrong in any other file
 */
export async function readMarketplaceFolder(folder: string): Promise<MarketplaceFolder> {
  const { read, faults } = await readMarketplaceParts(folder);
  if (!read || faults.length > 0) throw new FolderFaults(faults);
  return read;
}

/**
 * Reads what can be read of a marketplace's folder, and what is wrong with the rest. Files with faults count
 * as empty; without tenant.json and sellers.json there is nothing to read.
 */
export async function readMarketplaceParts(
  folder: string,
): Promise<{ read: MarketplaceFolder | null; faults: FolderFaults["faults"] }> {
  const collector = new FaultCollector();
  const needed = async <T extends z.ZodTypeAny>(file: string, schema: T) => {
    const read = await readJsonFile(folder, file, schema);
    if (!read) throw folderFault(file, "this file is missing");
    return read;
  };
  const list = <T extends z.ZodTypeAny>(file: string, schema: T): Promise<z.output<T> | []> =>
    collector.attempt(async () => (await readJsonInFolder(folder, file, schema)) ?? [], []);
  const tenant = await collector.attempt(() => needed("tenant.json", tenantFileSchema), null);
  const sellers = await collector.attempt(() => needed("sellers.json", sellersFileSchema), null);
  if (!tenant || !sellers) return { read: null, faults: collector.faults };
  const parts = {
    folderId: await collector.attempt(async () => (await readFolderId(folder)) ?? "", ""),
    imagesFolder: join(folder, "images"),
    downloadsFolder: join(folder, "downloads"),
    tenant: tenant.value,
    sellers: sellers.value,
    sellersText: sellers.text,
    categories: await collector.attempt(() => readCategoriesFile(folder), []),
    optionSets: await collector.attempt(() => readOptionSetFile(folder, tenant.value.currency), new Map()),
    products: await collector.attempt(() => readCsvFile(folder, "products.csv"), null),
    offers: await collector.attempt(() => readCsvFile(folder, "offers.csv"), null),
    reviews: await list("reviews.json", reviewFileSchema),
    sellerReviews: await list("seller-reviews.json", sellerReviewFileSchema),
    questions: await list("questions.json", questionFileSchema),
  };
  const { unread } = collector;
  const codes = parts.sellers.map(({ code }) => code);
  const names = await folderNames({ ...parts, sellers: codes, secrets: {}, unread });
  collector.faults.push(...sellersMessages(parts.sellers, parts.sellersText, names).faults);
  const { shops, faults } = await readShops(folder, { ...parts, names });
  return { read: { ...parts, names, unread, shops }, faults: [...collector.faults, ...faults] };
}

async function readShops(
  folder: string,
  marketplace: OutsideNames & Pick<MarketplaceFolder, "tenant" | "sellers">,
): Promise<{ shops: ShopFolder[]; faults: FileMessage[] }> {
  const entries = await readdir(join(folder, "shops"), { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const shops: ShopFolder[] = [];
  const faults: FileMessage[] = [];
  if (names.length === 0) faults.push({ file: "shops", line: null, reason: "there is no shop in shops/" });
  for (const name of names.sort()) {
    const { read, faults: own } = await readFolderParts(join(folder, "shops", name), marketplace);
    faults.push(...inShop(name, own));
    if (!read) continue;
    const refusals = read.unread.size > 0 ? [] : shopRefusals(read, name, marketplace.sellers);
    faults.push(...refusals.map((reason) => ({ file: `shops/${name}`, line: null, reason })));
    shops.push({ ...read, shop: { ...read.shop, currency: marketplace.tenant.currency } });
  }
  return { shops, faults };
}

/** Messages about a shop's files, with their paths in the marketplace's folder. */
export const inShop = (name: string, messages: readonly FileMessage[]): FileMessage[] =>
  messages.map((message) => ({ ...message, file: `shops/${name}/${message.file}` }));

/** Why a shop's folder cannot be one of a marketplace. */
function shopRefusals(read: ShopFolder, name: string, sellers: readonly SellerFile[]): string[] {
  const { code, type, seller } = read.shop;
  return [
    ...(code === name ? [] : [`shop.json has the code '${code}'`]),
    ...(read.products || read.categories.length > 0 || read.optionSets.size > 0
      ? ["products, options and categories belong into the marketplace’s own folder"]
      : []),
    ...(read.reviews.length > 0 || read.questions.length > 0
      ? ["reviews and questions belong into the marketplace’s own folder"]
      : []),
    ...(type === "marketplaceseller" && !sellers.some((one) => one.code === seller)
      ? ["shop.json needs the code of a seller of sellers.json as 'seller'"]
      : []),
  ];
}
