import { columnName } from "../moving/named-cells";

/** Systems whose files of products are known but not read, by columns they have. */
const systems: readonly { name: string; columns: readonly string[] }[] = [
  { name: "Etsy", columns: ["title", "price", "currency_code", "quantity"] },
  { name: "Etsy", columns: ["title", "materials", "tags", "image1"] },
  { name: "PrestaShop", columns: ["product_id", "name", "reference", "price_tax_excl"] },
  { name: "PrestaShop", columns: ["product_id", "active_0_1", "name"] },
  { name: "PrestaShop", columns: ["id", "name", "reference", "price_tax_excl"] },
  { name: "Magento 1", columns: ["sku", "_type", "_attribute_set"] },
];

/** The system whose file of products a header is, which is not read here; null for any other. */
export function unreadSystem(header: readonly string[]): string | null {
  const names = new Set(header.map((name) => columnName(name)));
  // Magento 1 begins names with a `_`, which `columnName` leaves out.
  const raw = new Set(header.map((name) => name.trim().toLowerCase()));
  const has = (column: string) => (column.startsWith("_") ? raw.has(column) : names.has(column));
  return systems.find(({ columns }) => columns.every(has))?.name ?? null;
}

/** Why such a file is refused, and what helps (rule imports-21). */
export const unreadMessage = (file: string, system: string): string =>
  [
    `${file} is a file of products of ${system}, which is not read here.`,
    "Products are read as Shopify, WooCommerce, Magento 2, BigCommerce and Squarespace write them, and as ours: name its columns sku, name, price, qty, description, categories and images (docs/imports.md), or export from one of these.",
  ].join(" ");
