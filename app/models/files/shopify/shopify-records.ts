import type { CategoryRecord } from "../../catalogue/categories/category-record";
import type { CsvRow, ParsedRows, RowMessage } from "../../catalogue/product/product-record";
import { ownCase } from "../../catalogue/rows/own-case";
import type { Currency } from "../../platform/money/money";
import { slugify } from "../../platform/slug/slugify";
import { freeSlugs, type SlugOwners } from "./free-slugs";
import { groupByHandle } from "./group-by-handle";
import { categoriesOf } from "./shopify-categories";
import { toShopifyRow } from "./shopify-columns";
import { parseShopifyProduct, type ShopifyProduct } from "./shopify-product";
import { madeSku } from "./shopify-variant";

/**
 * The result of reading a Shopify file: products, their categories, refusals, and notes about accepted rows.
 */
export type ShopifyRecords = ParsedRows & { categories: CategoryRecord[]; notes: RowMessage[] };

/**
 * Reads the rows of a Shopify product CSV. Invalid rows are refused with their line, the rest is accepted.
 * @param owners addresses of the shop's pages, categories and products
 */
export function parseShopifyRows(rows: CsvRow[], currency: Currency, owners: SlugOwners): ShopifyRecords {
  const { groups, refused } = groupByHandle(rows.map(toShopifyRow));
  const skus = new SkuRegister();
  const notes: RowMessage[] = [];
  const read = groups.map((group) =>
    parseShopifyProduct(group, currency, (wanted, variant) => {
      const made = madeSku(variant.handle, variant.optionValues);
      const sku = skus.take(wanted || made, wanted ? variant.optionValues : {}, made);
      if (wanted && sku !== wanted)
        notes.push({
          line: variant.line,
          reason: `SKU '${wanted}' is used twice; here it became '${sku}'`,
        });
      return sku;
    }),
  );
  const parsed = withoutOnlyBrand(read, notes);
  const freed = freeSlugs(parsed, owners);
  notes.push(...freed.notes);
  const products = parsed.map((product, index) => ({ ...product, records: freed.products[index] ?? [] }));
  const slugs = new Set([
    ...[...owners].flatMap(([slug, { kind }]) => (kind === "category" ? [] : [slug])),
    ...products.flatMap(({ records }) => records[0]?.slug ?? []),
  ]);
  const { categories, slugsOf } = categoriesOf(products, slugs);
  const isCategory = new Set(categories.map(({ name }) => slugify(name)));
  const records = products.flatMap((product, index) => {
    // What is a category says nothing more as a filter beside it.
    const words = product.tags.filter((tag) => !isCategory.has(slugify(tag))).map(ownCase);
    return product.records.map((record) =>
      record.parentSku === null
        ? {
            ...record,
            categorySlugs: slugsOf[index] ?? [],
            attributes: words.length > 0 ? { ...record.attributes, tag: words } : record.attributes,
          }
        : record,
    );
  });
  const allRefused = [...refused, ...products.flatMap((product) => product.refused)];
  return { records, categories, notes, refused: allRefused.sort((a, b) => a.line - b.line) };
}

/** Number of products from which a vendor that all of them share says nothing to a shopper. */
const leastOfOneBrand = 5;

/**
 * The products without their brand where it is the same for all: it is the shop's own name, or says nothing.
 */
function withoutOnlyBrand(products: ShopifyProduct[], notes: RowMessage[]): ShopifyProduct[] {
  const first = products[0]?.records[0];
  const isOne =
    first !== undefined &&
    first.brand !== "" &&
    products.length >= leastOfOneBrand &&
    products.every(({ records }) => records.every(({ brand }) => brand === first.brand));
  if (!isOne) return products;
  notes.push({
    line: first.line,
    reason: `vendor '${first.brand}' is that of every product and is not shown as a brand`,
  });
  return products.map((product) => ({
    ...product,
    records: product.records.map((record) => ({ ...record, brand: "" })),
  }));
}

/**
 * Shopify variants may share a SKU, but here it is a row's key; a later variant gets its options appended.
 */
class SkuRegister {
  readonly #taken = new Set<string>();

  take(wanted: string, optionValues: Record<string, string>, made: string): string {
    const candidates = [wanted, madeSku(wanted, optionValues), made, `${made}-product`];
    let sku = candidates.find((candidate) => !this.#taken.has(candidate));
    for (let number = 2; sku === undefined; number += 1) {
      const counted = `${made}-${number}`;
      if (!this.#taken.has(counted)) sku = counted;
    }
    this.#taken.add(sku);
    return sku;
  }
}
