import { join } from "node:path";
import { isAppError } from "~/models/error/app-error";
import type { Currency } from "~/models/money/money";
import type { OptionSet } from "~/models/product-option/product-option";
import { type Secrets, secretsSchema } from "~/models/secret/secret-name";
import { categoryFileSchema, type PlacedCategory, placeCategories } from "~/models/shop-folder/category-file";
import { optionSetFileSchema, readOptionSets } from "~/models/shop-folder/option-set-file";
import { type QuestionFileRecord, questionFileSchema } from "~/models/shop-folder/question-file";
import { type ReviewFileRecord, reviewFileSchema } from "~/models/shop-folder/review-file";
import { type ShopFile, shopFileSchema } from "~/models/shop-folder/shop-file";
import { FaultCollector, FolderFaults, folderFault } from "./folder-faults.server";
import { listFiles } from "./list-files.server";
import { type ContentFiles, readContentFiles } from "./read-content-files.server";
import { type CsvFile, readCsv } from "./read-csv.server";
import { readJson } from "./read-json-file.server";

/** Everything a shop's folder holds but its pictures and downloads (docs/shop-folder.md). */
export type ShopFolder = ContentFiles & {
  /** Absolute path of the pictures. */
  imagesFolder: string;
  /** Absolute path of the files that buyers may download. */
  downloadsFolder: string;
  shop: ShopFile;
  /** Secrets for the shop's settings, kept beside them. */
  secrets: Secrets;
  /** Parents before children. */
  categories: PlacedCategory[];
  /** By code. */
  optionSets: ReadonlyMap<string, OptionSet>;
  /** Null when the shop has no products yet. */
  products: CsvFile | null;
  reviews: ReviewFileRecord[];
  questions: QuestionFileRecord[];
};

/**
 * Reads a shop's folder whole. Only product rows may be wrong one by one; a fault in any other file stops here, before
 * anything is written, because a page with half its parts is worse than yesterday's page.
 * @throws FolderFaults with everything that is wrong in any file
 */
export async function readShopFolder(folder: string): Promise<ShopFolder> {
  const { read, faults } = await readFolderParts(folder);
  if (!read || faults.length > 0) throw new FolderFaults(faults);
  return read;
}

/**
 * Reads what can be read of a shop's folder, and what is wrong with the rest. Files with faults count as empty; without
 * its shop.json there is nothing to read.
 */
export async function readFolderParts(
  folder: string,
): Promise<{ read: ShopFolder | null; faults: FolderFaults["faults"]; unread: ReadonlySet<string> }> {
  const collector = new FaultCollector();
  const shop = await collector.attempt(() => readShopFile(folder), null);
  const parts = {
    imagesFolder: join(folder, "images"),
    downloadsFolder: join(folder, "downloads"),
    secrets: await collector.attempt(
      async () => (await readJson(folder, "secrets.json", secretsSchema)) ?? {},
      {},
    ),
    categories: await collector.attempt(() => readCategories(folder), []),
    optionSets: shop
      ? await collector.attempt(() => readOptionSetFile(folder, shop.currency), new Map())
      : new Map(),
    products: await collector.attempt(() => readProducts(folder), null),
    reviews: await collector.attempt(
      async () => (await readJson(folder, "reviews.json", reviewFileSchema)) ?? [],
      [],
    ),
    questions: await collector.attempt(
      async () => (await readJson(folder, "questions.json", questionFileSchema)) ?? [],
      [],
    ),
    ...(await readContentFiles(folder, collector)),
  };
  return { read: shop && { ...parts, shop }, faults: collector.faults, unread: collector.unread };
}

async function readShopFile(folder: string): Promise<ShopFile> {
  const shop = await readJson(folder, "shop.json", shopFileSchema);
  if (!shop) throw folderFault(folder, "this is not a shop's folder: it has no shop.json");
  return shop;
}

/**
 * The categories of categories.json, parents before children; none without the file.
 * @throws FolderFaults with everything that is wrong with them
 */
export async function readCategories(folder: string): Promise<PlacedCategory[]> {
  const { placed, problems } = placeCategories(
    (await readJson(folder, "categories.json", categoryFileSchema)) ?? [],
  );
  insistOnNone("categories.json", problems);
  return placed;
}

/**
 * The option sets of options.json; none without the file.
 * @throws FolderFaults with everything that is wrong with them
 */
export async function readOptionSetFile(
  folder: string,
  currency: Currency,
): Promise<ReadonlyMap<string, OptionSet>> {
  const records = (await readJson(folder, "options.json", optionSetFileSchema)) ?? [];
  const { sets, problems } = readOptionSets(records, currency);
  insistOnNone("options.json", problems);
  return sets;
}

async function readProducts(folder: string): Promise<CsvFile | null> {
  const [file] = await listFiles(folder, ".", "products.csv");
  if (file === undefined) return null;
  try {
    return await readCsv(join(folder, file));
  } catch (error) {
    throw isAppError(error) ? folderFault(file, error.message) : error;
  }
}

function insistOnNone(file: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new FolderFaults(problems.map((reason) => ({ file, line: null, reason })));
}
