import type { CsvRow } from "../../catalogue/product/product-record";

/**
 * Columns of Shopify's product CSV, by their names in its exports and in its newer template. Other columns
 * (metafields, markets, cost) are ignored.
 */
const columnNames = {
  handle: ["handle", "url handle"],
  title: ["title"],
  body: ["body (html)", "description"],
  vendor: ["vendor"],
  type: ["type", "custom product type"],
  productCategory: ["product category", "standardized product type", "standard product type"],
  tags: ["tags"],
  published: ["published", "published on online store"],
  status: ["status"],
  option1Name: ["option1 name"],
  option1Value: ["option1 value"],
  option2Name: ["option2 name"],
  option2Value: ["option2 value"],
  option3Name: ["option3 name"],
  option3Value: ["option3 value"],
  option4Name: ["option4 name"],
  option4Value: ["option4 value"],
  sku: ["variant sku", "sku"],
  grams: ["variant grams", "weight value (grams)"],
  tracker: ["variant inventory tracker", "inventory tracker"],
  qty: ["variant inventory qty", "inventory quantity"],
  policy: ["variant inventory policy", "continue selling when out of stock"],
  price: ["variant price", "price"],
  compareAtPrice: ["variant compare at price", "compare-at price"],
  requiresShipping: ["variant requires shipping", "requires shipping"],
  taxable: ["variant taxable", "charge tax"],
  imageSrc: ["image src", "product image url"],
  imagePosition: ["image position"],
  imageAlt: ["image alt text"],
  variantImage: ["variant image", "variant image url"],
  giftCard: ["gift card"],
  seoTitle: ["seo title"],
  seoDescription: ["seo description"],
} as const;

/** A column of Shopify's product CSV that is imported. */
type ShopifyColumn = keyof typeof columnNames;

/** A row of Shopify's CSV with normalized column names; missing columns are empty. */
export type ShopifyRow = { line: number } & Record<ShopifyColumn, string>;

const columns = Object.keys(columnNames) as ShopifyColumn[];

/** Whether a header is that of Shopify's product CSV: it has a handle and a title. */
export function isShopifyHeader(header: string[]): boolean {
  const names = new Set(header.map((name) => name.trim().toLowerCase()));
  return columnNames.handle.some((name) => names.has(name)) && names.has("title");
}

/** Renames the cells of a row. */
export function toShopifyRow(row: CsvRow): ShopifyRow {
  const cells = new Map(
    Object.entries(row.cells).map(([name, cell]) => [name.trim().toLowerCase(), cell.trim()]),
  );
  const cellOf = (column: ShopifyColumn) => {
    const names: readonly string[] = columnNames[column];
    return names.map((name) => cells.get(name) ?? "").find((cell) => cell !== "") ?? "";
  };
  const named = Object.fromEntries(columns.map((column) => [column, cellOf(column)]));
  return { ...(named as Record<ShopifyColumn, string>), line: row.line };
}
