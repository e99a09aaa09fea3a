// @public

import { join } from "node:path";
import {
  categoryFileSchema,
  type PlacedCategory,
  placeCategories,
} from "~/models/catalogue/categories/category-record";
import { optionSetFileSchema, readOptionSets } from "~/models/catalogue/options/option-set-record";
import type { OptionSet } from "~/models/catalogue/options/product-option";
import type { WrittenQuestion } from "~/models/conversations/written-question";
import type { WrittenReview } from "~/models/conversations/written-review";
import { folderFile, folderFileSchema } from "~/models/files/folder-marks";
import type { FolderNames } from "~/models/files/folders/folder-names";
import { questionFileSchema } from "~/models/files/folders/question-file";
import { reviewFileSchema } from "~/models/files/folders/review-file";
import { type ShopFile, shopFileSchema } from "~/models/files/folders/shop-file";
import type { Currency } from "~/models/platform/money/money";
import { type Secrets, secretsSchema } from "~/models/platform/secret/secret-name";
import type { OwnTexts } from "~/models/shops/settings/modules/text-settings";
import { type ContentFiles, readContentFiles } from "../folders/formats/read-content-files.server";
import type { CsvFile } from "../folders/formats/read-csv.server";
import { readCsvFile } from "../folders/formats/read-csv-file.server";
import { type JsonFile, readJsonFile, readJsonInFolder } from "../folders/formats/read-json-file.server";
import { readTextFiles } from "../folders/formats/text-files.server";
import { folderNames, setSecrets } from "../folders/rows/folder-names.server";
import { shopSettingsMessages } from "../folders/rows/settings-file-messages.server";
import { FaultCollector, FolderFaults, folderFault } from "./folder-faults.server";

/** Everything a shop's folder holds but its pictures and downloads (docs/shop-folder.md). */
export type ShopFolder = ContentFiles & {
  /** Absolute path of the pictures. */
  imagesFolder: string;
  /** Absolute path of the files that buyers may download. */
  downloadsFolder: string;
  shop: ShopFile;
  /** The text of shop.json, in which the lines of later faults are found. */
  shopText: string;
  /** What its files may name. */
  names: FolderNames;
  /**
   * Files, or the folders of files, of which something could not be read; empty in a folder that was read
   * whole.
   */
  unread: ReadonlySet<string>;
  /** By which the shop knows the folder again (rule shop-folders-6); empty without a folder.json. */
  folderId: string;
  /** Secrets for the shop's settings, kept beside them. */
  secrets: Secrets;
  /** Parents before children. */
  categories: PlacedCategory[];
  /** By code. */
  optionSets: ReadonlyMap<string, OptionSet>;
  /** Null when the shop has no products yet. */
  products: CsvFile | null;
  reviews: WrittenReview[];
  questions: WrittenQuestion[];
};

/** What a shop's files may name outside of its folder: in a marketplace's, whose shop it is. */
export type OutsideNames = { imagesFolder: string; names: Omit<FolderNames, "secrets"> };

/**
 * Reads a shop's folder whole. Only product rows may be wrong one by one; a fault in any other file stops
 * here, before anything is written, because a page with half its parts is worse than yesterday's page.
 * @throws FolderFaults with everything that is wrong in any file
 */
export async function readShopFolder(folder: string): Promise<ShopFolder> {
  const { read, faults } = await readFolderParts(folder);
  if (!read || faults.length > 0) throw new FolderFaults(faults);
  return read;
}

/**
 * Reads what can be read of a shop's folder, and what is wrong with the rest, settings that name unknown
 * places included. Files with faults count as empty; without its shop.json there is nothing to read.
 */
export async function readFolderParts(
  folder: string,
  outside?: OutsideNames,
): Promise<{ read: ShopFolder | null; faults: FolderFaults["faults"] }> {
  const collector = new FaultCollector();
  const file = await collector.attempt(() => readShopFile(folder), null);
  const ownTexts = await readTextFiles(folder, collector);
  const parts = {
    imagesFolder: outside?.imagesFolder ?? join(folder, "images"),
    downloadsFolder: join(folder, "downloads"),
    folderId: await collector.attempt(async () => (await readFolderId(folder)) ?? "", ""),
    secrets: await collector.attempt(
      async () => (await readJsonInFolder(folder, "secrets.json", secretsSchema)) ?? {},
      {},
    ),
    categories: await collector.attempt(() => readCategoriesFile(folder), []),
    optionSets: file
      ? await collector.attempt(() => readOptionSetFile(folder, file.value.currency), new Map())
      : new Map(),
    products: await collector.attempt(() => readCsvFile(folder, "products.csv"), null),
    reviews: await collector.attempt(
      async () => (await readJsonInFolder(folder, "reviews.json", reviewFileSchema)) ?? [],
      [],
    ),
    questions: await collector.attempt(
      async () => (await readJsonInFolder(folder, "questions.json", questionFileSchema)) ?? [],
      [],
    ),
    ...(await readContentFiles(folder, collector)),
  };
  const { faults, unread } = collector;
  if (!file) return { read: null, faults };
  const [shop, shopText] = [withTexts(file.value, ownTexts), file.text];
  const found = outside
    ? { ...outside.names, secrets: setSecrets(parts.secrets) }
    : await folderNames({ ...parts, sellers: [shop.code], unread });
  const groups = shop.settings.customer_groups.map(({ code }) => code);
  const names = {
    ...found,
    customerGroups: found.customerGroups && new Set([...found.customerGroups, ...groups]),
  };
  const settings = shopSettingsMessages({ shop, shopText }, names);
  const read = { ...parts, shop, shopText, names, unread };
  return { read, faults: [...faults, ...settings.faults] };
}

/** The owner's texts are files of their own, besides those in shop.json. */
const withTexts = (shop: ShopFile, own: OwnTexts): ShopFile => ({
  ...shop,
  settings: { ...shop.settings, texts: { own: { ...shop.settings.texts.own, ...own } } },
});

/** The id that an export gave a folder; null without one. */
export const readFolderId = async (folder: string): Promise<string | null> =>
  (await readJsonInFolder(folder, folderFile, folderFileSchema))?.id ?? null;

async function readShopFile(folder: string): Promise<JsonFile<ShopFile>> {
  const shop = await readJsonFile(folder, "shop.json", shopFileSchema);
  if (!shop) throw folderFault("shop.json", "this is not a shop’s folder: it has no shop.json");
  return shop;
}

/**
 * The categories of categories.json, parents before children; none without the file.
 * @throws FolderFaults with everything that is wrong with them
 */
export async function readCategoriesFile(folder: string): Promise<PlacedCategory[]> {
  const { placed, problems } = placeCategories(
    (await readJsonInFolder(folder, "categories.json", categoryFileSchema)) ?? [],
  );
  requireNone("categories.json", problems);
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
  const records = (await readJsonInFolder(folder, "options.json", optionSetFileSchema)) ?? [];
  const { sets, problems } = readOptionSets(records, currency);
  requireNone("options.json", problems);
  return sets;
}

function requireNone(file: string, problems: readonly string[]): void {
  if (problems.length > 0) throw new FolderFaults(problems.map((reason) => ({ file, line: null, reason })));
}
