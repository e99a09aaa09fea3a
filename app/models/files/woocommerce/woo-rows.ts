import type { CategoryRecord } from "../../catalogue/categories/category-record";
import type { CsvRow, RowMessage } from "../../catalogue/product/product-record";
import { ownCase } from "../../catalogue/rows/own-case";
import { slugify } from "../../platform/slug/slugify";
import { isNo, isYes } from "../moving/named-cells";
import { attributeCells } from "./attribute-cells";
import { WooCategories } from "./woo-categories";
import { attributesOf, isVariation, listOf, toWooRow, typesOf, type WooRow } from "./woo-columns";
import { type WooFiles, wooDownloads } from "./woo-downloads";
import { isPlainSale, saleNote, saleOf, type WooSale } from "./woo-sale";
import { wooItems } from "./woo-variations";

/** A WooCommerce file as rows of our products.csv, with its categories and the notes about its rows. */
export type WooRows = {
  header: string[];
  rows: CsvRow[];
  categories: CategoryRecord[];
  notes: RowMessage[];
  /** The shortest addresses there by the SKUs they lead to (rule addresses-7). */
  oldAddresses: { from: string; sku: string }[];
  /** Sale prices with dates that are not over. */
  sales: WooSale[];
};

/**
 * Reads the rows of WooCommerce's product CSV as rows of ours, which are checked like any.
 * @param around `taken`: addresses of pages and of stored products that no category may have; `today`: UTC
 * day (`2026-01-31`) by which dated sale prices count; `hasFile`: whether a file to download is here
 */
export function wooRows(
  rows: readonly CsvRow[],
  { taken, today, hasFile }: { taken: ReadonlySet<string>; today: string; hasFile: WooFiles },
): WooRows {
  const read = rows.map(toWooRow);
  const skus = skusOf(read);
  const skuOfId = new Map(
    read.flatMap((row, at) => (row.cell("id") === "" ? [] : [[row.cell("id"), skus[at] ?? ""] as const])),
  );
  const skuNamed = (name: string) => skuOfId.get(name.replace(/^id:\s*/i, "")) ?? name;
  const own = read.map((row, at) => ({ row, sku: skus[at] ?? "" }));
  const { items, optionsOf, notes: madeNotes } = wooItems(own, skuNamed);
  const slugs = read.filter((row) => !isVariation(row)).map((row) => slugify(row.cell("name")));
  const categories = new WooCategories(new Set([...taken, ...slugs]));
  const notes: RowMessage[] = [...madeNotes];
  const said = new Set<number>();
  const made = items.map(({ row, sku, parent, options }) => {
    const cells = isVariation(row)
      ? variationCells(row, parent, options)
      : productCells(row, optionsOf.get(sku) ?? new Set(), categories, skuNamed);
    const files = wooDownloads(row, hasFile);
    if (!said.has(row.line))
      notes.push(...[...notesOf(row, today), ...files.notes].map((reason) => ({ line: row.line, reason })));
    said.add(row.line);
    return { line: row.line, cells: { sku, ...cells, ...offerCells(row), ...files.cells } };
  });
  const sales = items.flatMap(({ row, sku }) => saleOf(row, sku, today) ?? []);
  const header = [...new Set(made.flatMap(({ cells }) => Object.keys(cells)))];
  // Every row has every column, so that none keeps what is stored by accident.
  const whole = made.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(header.map((name) => [name, (cells as Record<string, string>)[name] ?? ""])),
  }));
  const oldAddresses = [...skuOfId].flatMap(([id, sku]) =>
    /^\d+$/.test(id) ? [{ from: `/?p=${id}`, sku }] : [],
  );
  return { header, rows: whole, categories: categories.all, notes, oldAddresses, sales };
}

/** Types of products and what is said of them beside. */
const knownTypes: ReadonlySet<string> = new Set(
  "simple variable variation grouped external virtual downloadable".split(" "),
);

/** Their own SKUs, and for rows without one what follows from id or name, so that it stays the same. */
function skusOf(rows: readonly WooRow[]): string[] {
  const used = new Set(rows.map((row) => row.cell("sku")));
  return rows.map((row) => {
    const own = row.cell("sku");
    if (own !== "") return own;
    const made = row.cell("id") === "" ? slugify(row.cell("name")) : `woo-${row.cell("id")}`;
    let sku = made;
    for (let number = 2; used.has(sku); number++) sku = `${made}-${number}`;
    used.add(sku);
    return sku;
  });
}

function productCells(
  row: WooRow,
  options: ReadonlySet<string>,
  categories: WooCategories,
  skuNamed: (name: string) => string,
): Record<string, string> {
  const types = typesOf(row);
  const attributes = attributesOf(row).filter(({ name }) => !options.has(ownCase(name)));
  const tags = listOf(row.cell("tags"));
  const all = tags.length > 0 ? [...attributes, { name: "tag", values: tags }] : attributes;
  return {
    class_code: types.includes("variable")
      ? "variable_product"
      : types.includes("grouped")
        ? "grouped"
        : "simple",
    name: row.cell("name"),
    slug: slugify(row.cell("name")),
    short_description: textOf(row.cell("short description")),
    description: textOf(row.cell("description")) + outsideLink(row),
    brand: row.cell("brands"),
    categories: categories.add(row.cell("categories")).join("|"),
    images: listOf(row.cell("images")).join("|"),
    children: listOf(row.cell("grouped products")).map(skuNamed).join("|"),
    featured: String(isYes(row.cell("is featured?"))),
    ...attributeCells(all),
  };
}

/** Exports write line breaks of texts as `\\n`. */
const textOf = (cell: string) => cell.replaceAll("\\n", "\n");

function variationCells(
  row: WooRow,
  parentSku: string,
  options: Record<string, string>,
): Record<string, string> {
  return {
    class_code: "simple",
    parent_sku: parentSku,
    images: listOf(row.cell("images")).join("|"),
    ...Object.fromEntries(Object.entries(options).map(([name, value]) => [`option:${name}`, value])),
  };
}

function offerCells(row: WooRow): Record<string, string> {
  const types = typesOf(row);
  // What a file does not say is as WooCommerce's importer takes it: published (rule imports-17).
  const isShown = !isNo(row.cell("published")) && !/^hidden$/i.test(row.cell("catalog visibility"));
  const isSold = !types.includes("external");
  const stock = row.cell("stock");
  const inStock = row.cell("in stock?").toLowerCase();
  const isCounted = stock !== "" || isNo(inStock);
  const isPriced = !types.includes("variable") && !types.includes("grouped");
  const price = row.cell("regular price") || row.cell("sale price");
  // What is sold elsewhere may have its price there alone.
  const hasPrice = price !== "" || isSold;
  return {
    price: isPriced ? (hasPrice ? price : "0") : "",
    ...(hasPrice ? {} : { hide_price: "true" }),
    final_price: isPriced && isPlainSale(row) ? row.cell("sale price") : "",
    qty: isPriced ? stock.replace(/^-.*$/, "0") || "0" : "",
    manage_stock: isPriced ? String(isCounted) : "",
    allow_backorders: isPriced
      ? String(/^(1|notify|yes)$/i.test(row.cell("backorders allowed?")) || inStock === "backorder")
      : "",
    low_stock_threshold: isPriced ? row.cell("low stock amount") : "",
    website_visibility: isShown ? "visible" : "invisible",
    available_for_sale: String(isSold),
    tax_class: row.cell("tax status") === "none" ? "none" : taxClass(row.cell("tax class")),
    weight_g: String(weightOf(row)),
    non_shippable: String(types.includes("virtual")),
  };
}

const taxClass = (name: string) => (name === "" || name === "parent" ? "standard" : slugify(name));

const gramsOf: Readonly<Record<string, number>> = { g: 1, kg: 1000, lbs: 453.59237, oz: 28.349523125 };

/** Grams, rounded; 0 without a weight or with one that is no number. */
function weightOf(row: WooRow): number {
  for (const [unit, grams] of Object.entries(gramsOf)) {
    const weight = Number(row.cell(`weight (${unit})`).replace(",", "."));
    if (weight > 0) return Math.round(weight * grams);
  }
  return 0;
}

/** A product of another shop keeps the way to it. The description is made safe like any. */
function outsideLink(row: WooRow): string {
  const url = row.cell("external url");
  if (!typesOf(row).includes("external") || !/^https?:\/\/[^\s"<>]+$/.test(url)) return "";
  const label = (row.cell("button text") || "Buy it there").replace(/[<>&]/g, " ");
  return `<p><a href="${url}">${label}</a></p>`;
}

function notesOf(row: WooRow, today: string): string[] {
  const types = typesOf(row);
  const reasons = [
    types.includes("external") ? "is sold elsewhere: it is shown with a link and cannot be bought here" : "",
    ...types
      .filter((type) => !knownTypes.has(type))
      .map((type) => `its type '${type}' is not known here: it is an ordinary product`),
    listOf(row.cell("upsells")).length + listOf(row.cell("cross-sells")).length > 0
      ? "its upsells and cross-sells are not imported: related products are found by what they have in common"
      : "",
    saleNote(row, today) ?? "",
  ];
  return reasons.filter((reason) => reason !== "");
}
