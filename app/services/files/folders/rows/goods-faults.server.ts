import { readdir } from "node:fs/promises";
import { slugProblem } from "~/models/catalogue/categories/slug-problem";
import type { ParsedRows, ProductRecord } from "~/models/catalogue/product/product-record";
import { addressOfPage } from "~/models/content/redirects/address-of-page";
import type { FileMessage } from "~/models/files/apply-summary";
import { asIfStored } from "~/models/files/folders/as-if-stored";
import { isAppError } from "~/models/platform/error/app-error";
import type { Currency } from "~/models/platform/money/money";
import type { ShopFolder } from "../../apply/read-shop-folder.server";
import type { CsvFile } from "../formats/read-csv.server";
import { parseProducts } from "./parse-products.server";

/** The parts of a folder, a shop's or a marketplace's, that its products name. */
export type GoodsFolder = Pick<
  ShopFolder,
  "products" | "categories" | "optionSets" | "downloadsFolder" | "unread" | "names"
> & {
  currency: Currency;
  /** Pages whose addresses products cannot have. */
  templates: ShopFolder["templates"];
};

/**
 * What an apply would refuse or remark of the products of a folder: rows that cannot be read, categories,
 * option sets, pictures and downloads that are not there, and addresses that two records want.
 * @param offers whether the rows say what they are sold at, too
 */
export async function goodsFaults(
  folder: GoodsFolder,
  offers: "inside" | "apart" = "inside",
): Promise<FileMessage[]> {
  if (!folder.products) return [];
  const { unread } = folder;
  const parsed = parsedProducts(folder.products, folder.currency, offers);
  if ("reason" in parsed) return [{ file: "products.csv", line: 1, reason: parsed.reason }];
  const { images } = folder.names;
  const downloads = new Set(await readdir(folder.downloadsFolder).catch(() => []));
  const categories = new Set(folder.categories.map(({ slug }) => slug));
  const owners = addressOwners(folder);
  const found = parsed.records.flatMap((record) =>
    [
      ...record.categorySlugs
        .filter((slug) => !categories.has(slug) && !unread.has("categories.json"))
        .map((slug) => `unknown category ${slug}`),
      ...(record.optionSet && !folder.optionSets.has(record.optionSet) && !unread.has("options.json")
        ? [`unknown option set ${record.optionSet}`]
        : []),
      ...record.images
        .filter(({ source }) => !/^https?:\/\//i.test(source) && !images.has(source))
        .map(({ source }) => `picture '${source}' is not there`),
      ...(record.downloads?.files ?? [])
        .filter((name) => !downloads.has(name))
        .map((name) => `downloads '${name}' is not in the folder downloads`),
      ...addressFaults(record, owners),
    ].map((reason) => ({ line: record.line, reason })),
  );
  return [...parsed.refused, ...found]
    .sort((a, b) => a.line - b.line)
    .map((message) => ({ file: "products.csv", ...message }));
}

/** The rows, or what is wrong with the whole file. */
function parsedProducts(
  products: CsvFile,
  currency: Currency,
  offers: "inside" | "apart",
): ParsedRows | { reason: string } {
  try {
    return parseProducts({ ...products, rows: products.rows.map(asIfStored) }, currency, offers);
  } catch (error) {
    if (isAppError(error)) return { reason: error.message };
    throw error;
  }
}

/** What each address of the folder leads to already. */
function addressOwners({ templates, categories }: GoodsFolder): Map<string, string> {
  const pages = templates.flatMap(({ head }) => {
    const slug = addressOfPage(head);
    return slug === null ? [] : [[slug, `page '${head.name}'`] as const];
  });
  return new Map([...pages, ...categories.map(({ slug, name }) => [slug, `category '${name}'`] as const)]);
}

function addressFaults({ slug, sku }: ProductRecord, owners: Map<string, string>): string[] {
  if (slug === null) return [];
  const owner = owners.get(slug);
  owners.set(slug, owner ?? `product '${sku}'`);
  if (owner) return [`slug '${slug}' is already the address of ${owner}`];
  return [slugProblem(slug) ?? []].flat();
}
