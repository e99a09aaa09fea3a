import type { CategoryRecord } from "../../catalogue/categories/category-record";
import type { CsvRow, RowMessage } from "../../catalogue/product/product-record";
import { ownCase } from "../../catalogue/rows/own-case";
import { slugify } from "../../platform/slug/slugify";
import { attributeCells } from "../woocommerce/attribute-cells";
import { WooCategories } from "../woocommerce/woo-categories";
import type { WooAttribute } from "../woocommerce/woo-columns";
import type { WooSale } from "../woocommerce/woo-sale";

/** What a product and a variation of another shop's file have in common. Amounts are as they are written. */
export type MovedItem = {
  line: number;
  /** Empty without one. */
  sku: string;
  price: string;
  /** Empty, or what it costs now. */
  salePrice: string;
  /** Pieces; null where nothing is counted. */
  qty: string | null;
  allowBackorders: boolean;
  /** File names or addresses. */
  images: string[];
  weightG: number;
  isVisible: boolean;
};

/** A variation, with its value of each option. */
export type MovedVariation = MovedItem & { options: Record<string, string> };

/** A product of another shop's file. */
export type MovedGoods = MovedItem & {
  name: string;
  slug: string;
  /** HTML. */
  description: string;
  shortDescription: string;
  brand: string;
  /** Names from the root to the category. */
  categories: string[][];
  tags: string[];
  attributes: WooAttribute[];
  isFeatured: boolean;
  isSold: boolean;
  nonShippable: boolean;
  isTaxed: boolean;
  metaTitle: string;
  metaDescription: string;
  /** SKUs of a grouped product's children. */
  children: string[];
  variations: MovedVariation[];
  /** Paths that led to it there. */
  oldAddresses: string[];
  /** What of it was taken differently or not at all. */
  notes: string[];
};

/** A file of products of another system, as rows of our products.csv. */
export type ConvertedRows = {
  header: string[];
  rows: CsvRow[];
  categories: CategoryRecord[];
  notes: RowMessage[];
  /** Old addresses by the SKUs they lead to. */
  oldAddresses: { from: string; sku: string }[];
  sales: WooSale[];
};

/** What a product is, where its file says nothing of it. */
export const plainItem: Omit<MovedItem, "line" | "sku" | "price"> = {
  salePrice: "",
  qty: null,
  allowBackorders: false,
  images: [],
  weightG: 0,
  isVisible: true,
};

/**
 * Makes rows of ours of products, which are checked like any.
 * @param taken addresses of pages and of stored products that no category may have
 */
export function goodsRows(goods: readonly MovedGoods[], taken: ReadonlySet<string>): ConvertedRows {
  const categories = new WooCategories(new Set([...taken, ...goods.map(({ slug }) => slug)]));
  const freeSku = skuMaker(goods);
  const oldAddresses: ConvertedRows["oldAddresses"] = [];
  const made = goods.flatMap((product) => {
    const isVariable = product.variations.length > 0;
    const sku = freeSku(product.sku, product.slug);
    oldAddresses.push(...product.oldAddresses.map((from) => ({ from, sku })));
    const own = { ...productCells(product, categories), ...(isVariable ? {} : itemCells(product)) };
    const variations = product.variations.map((each) => ({
      line: each.line,
      cells: { ...variationCells(each, sku, freeSku), ...itemCells(each) } as Record<string, string>,
    }));
    return [{ line: product.line, cells: { sku, ...own } as Record<string, string> }, ...variations];
  });
  const header = [...new Set(made.flatMap(({ cells }) => Object.keys(cells)))];
  // Every row has every column, so that none keeps what is stored by accident.
  const rows = made.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(header.map((name) => [name, cells[name] ?? ""])),
  }));
  const notes = goods.flatMap(({ line, notes }) => notes.map((reason) => ({ line, reason })));
  return { header, rows, categories: categories.all, notes, oldAddresses, sales: [] };
}

/** Makes SKUs for what has none, or one that is used: the same in every import. */
function skuMaker(goods: readonly MovedGoods[]): (wanted: string, instead: string) => string {
  const wanted = goods.flatMap(({ sku, variations }) => [sku, ...variations.map((each) => each.sku)]);
  const [used, named] = [new Set<string>(), new Set(wanted)];
  return (own, instead) => {
    let sku = own;
    for (let number = 1; sku === "" || used.has(sku) || (sku !== own && named.has(sku)); number++)
      sku = number === 1 ? instead : `${instead}-${number}`;
    used.add(sku);
    return sku;
  };
}

const productCells = (product: MovedGoods, categories: WooCategories): Record<string, string> => {
  const { tags, attributes } = product;
  const isVariable = product.variations.length > 0;
  return {
    class_code: isVariable ? "variable_product" : product.children.length > 0 ? "grouped" : "simple",
    name: product.name,
    slug: product.slug,
    short_description: product.shortDescription,
    description: product.description,
    brand: product.brand,
    categories: product.categories.flatMap((path) => categories.addPath(path) ?? []).join("|"),
    images: product.images.join("|"),
    children: product.children.join("|"),
    featured: String(product.isFeatured),
    meta_title: product.metaTitle,
    meta_description: product.metaDescription,
    website_visibility: product.isVisible ? "visible" : "invisible",
    available_for_sale: String(product.isSold),
    tax_class: product.isTaxed ? "standard" : "none",
    weight_g: String(product.weightG),
    non_shippable: String(product.nonShippable),
    ...attributeCells(tags.length > 0 ? [...attributes, { name: "tag", values: tags }] : attributes),
  };
};

const variationCells = (
  { sku, options, images, isVisible, weightG }: MovedVariation,
  parentSku: string,
  freeSku: (wanted: string, instead: string) => string,
): Record<string, string> => ({
  sku: freeSku(sku, [parentSku, ...Object.values(options).map(slugify)].filter(Boolean).join("-")),
  class_code: "simple",
  parent_sku: parentSku,
  images: images.join("|"),
  website_visibility: isVisible ? "visible" : "invisible",
  available_for_sale: "true",
  tax_class: "standard",
  weight_g: String(weightG),
  ...Object.fromEntries(
    Object.entries(options).map(([name, value]) => [`option:${ownCase(name)}`, ownCase(value)]),
  ),
});

const itemCells = ({ price, salePrice, qty, allowBackorders }: MovedItem): Record<string, string> => ({
  price,
  final_price: salePrice,
  qty: qty === null ? "0" : qty.replace(/^-.*$/, "0") || "0",
  manage_stock: String(qty !== null),
  allow_backorders: String(allowBackorders),
});
