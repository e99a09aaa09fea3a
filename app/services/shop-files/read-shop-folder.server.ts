import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { type Menu, menuSchema } from "~/models/content/menu";
import { AppError } from "~/models/error/app-error";
import type { Currency } from "~/models/money/money";
import type { OptionSet } from "~/models/product-option/product-option";
import { type Secrets, secretsSchema } from "~/models/secret/secret-name";
import { categoryFileSchema, type PlacedCategory, placeCategories } from "~/models/shop-folder/category-file";
import { optionSetFileSchema, readOptionSets } from "~/models/shop-folder/option-set-file";
import { type ReviewFileRecord, reviewFileSchema } from "~/models/shop-folder/review-file";
import { type ShopFile, shopFileSchema } from "~/models/shop-folder/shop-file";
import { parseTemplateFile, type TemplateRecord } from "~/models/shop-folder/template-file";
import { checkInput, problemText } from "~/models/validation/input-problems";
import type { WidgetContent } from "~/models/widget/widget-content";
import { widgetContentSchema } from "~/models/widget/widget-content-schema";
import { type CsvFile, readCsv } from "./read-csv.server";

const widgetFileSchema = z.record(widgetContentSchema);

/** Everything a shop's folder holds but its pictures and downloads (docs/shop-folder.md). */
export type ShopFolder = {
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
  templates: TemplateRecord[];
  /** Attribute name to content. */
  widgets: Map<string, WidgetContent>;
  menus: Menu[];
};

/**
 * Reads a shop's folder whole. Only product rows may be wrong one by one; a fault in any other file stops here, before
 * anything is written, because a page with half its parts is worse than yesterday's page.
 * @throws AppError `invalid` naming the file and the fault
 */
export async function readShopFolder(folder: string): Promise<ShopFolder> {
  const shop = await readJson(folder, "shop.json", shopFileSchema);
  if (!shop) throw new AppError("invalid", `${folder} is not a shop's folder: it has no shop.json`);
  const { placed, problems } = placeCategories(
    (await readJson(folder, "categories.json", categoryFileSchema)) ?? [],
  );
  if (problems[0]) throw new AppError("invalid", `categories.json: ${problems.join("; ")}`);
  const hasProducts = (await listFiles(folder, ".", "products.csv")).length > 0;
  return {
    imagesFolder: join(folder, "images"),
    downloadsFolder: join(folder, "downloads"),
    shop,
    secrets: (await readJson(folder, "secrets.json", secretsSchema)) ?? {},
    categories: placed,
    optionSets: await readOptionSetFile(folder, shop.currency),
    products: hasProducts ? await readCsv(join(folder, "products.csv")) : null,
    reviews: (await readJson(folder, "reviews.json", reviewFileSchema)) ?? [],
    templates: await readTemplates(folder),
    widgets: await readWidgets(folder),
    menus: await readMenus(folder),
  };
}

/**
 * The option sets of options.json; none without the file.
 * @throws AppError `invalid` naming everything that is wrong with them
 */
export async function readOptionSetFile(
  folder: string,
  currency: Currency,
): Promise<ReadonlyMap<string, OptionSet>> {
  const records = (await readJson(folder, "options.json", optionSetFileSchema)) ?? [];
  const { sets, problems } = readOptionSets(records, currency);
  if (problems[0]) throw new AppError("invalid", `options.json: ${problems.join("; ")}`);
  return sets;
}

async function readTemplates(folder: string): Promise<TemplateRecord[]> {
  const found = new Map<string, TemplateRecord>();
  for (const file of await listFiles(folder, "templates", ".html")) {
    const template = parseTemplateFile(await readFile(join(folder, file), "utf8"));
    if ("problem" in template) throw new AppError("invalid", `${file}: ${template.problem}`);
    const key = `${template.head.entity_type} '${template.head.name}'`;
    if (found.has(key)) throw new AppError("invalid", `${file}: there already is a ${key}`);
    found.set(key, template);
  }
  return [...found.values()];
}

async function readWidgets(folder: string): Promise<Map<string, WidgetContent>> {
  const widgets = new Map<string, WidgetContent>();
  for (const file of await listFiles(folder, "widgets", ".json")) {
    const contents = (await readJson(folder, file, widgetFileSchema)) ?? {};
    for (const [attributeName, content] of Object.entries(contents)) {
      if (widgets.has(attributeName))
        throw new AppError("invalid", `${file}: '${attributeName}' is listed twice`);
      widgets.set(attributeName, content);
    }
  }
  return widgets;
}

async function readMenus(folder: string): Promise<Menu[]> {
  const menus = new Map<string, Menu>();
  for (const file of await listFiles(folder, "menus", ".json")) {
    const menu = await readJson(folder, file, menuSchema);
    if (menu && menus.has(menu.id))
      throw new AppError("invalid", `${file}: menu '${menu.id}' is listed twice`);
    if (menu) menus.set(menu.id, menu);
  }
  return [...menus.values()];
}

/** Files of a part of the folder whose names end so, in order; none when the part is not there. */
async function listFiles(folder: string, part: string, ending: string): Promise<string[]> {
  const names = await readdir(join(folder, part)).catch(() => []);
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(part, name));
}

/**
 * Reads a JSON file of a folder; null when it is not there.
 * @throws AppError `invalid` naming the file and everything that is wrong with it
 */
export async function readJson<T extends z.ZodTypeAny>(
  folder: string,
  file: string,
  schema: T,
): Promise<z.output<T> | null> {
  const text = await readFile(join(folder, file), "utf8").catch(() => null);
  if (text === null) return null;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new AppError("invalid", `${file} is not JSON: ${(error as Error).message}`);
  }
  const checked = checkInput(schema, json);
  if ("data" in checked) return checked.data;
  throw new AppError("invalid", problemText(file, checked.problems));
}
