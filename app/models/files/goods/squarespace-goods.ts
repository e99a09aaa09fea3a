import type { CsvRow } from "../../catalogue/product/product-record";
import { slugify } from "../../platform/slug/slugify";
import { columnName, isNo, isYes, type NamedCells, namedCells } from "../moving/named-cells";
import { type MovedGoods, type MovedItem, type MovedVariation, plainItem } from "./moved-goods";
import { gramsOf, type WeightUnit } from "./moved-weight";

/** Whether a header is that of Squarespace's product CSV. */
export function isSquarespaceHeader(header: readonly string[]): boolean {
  const names = new Set(header.map(columnName));
  return (
    names.has("title") && (names.has("product_type_non_editable") || names.has("product_id_non_editable"))
  );
}

/** Most options of a product. */
const maxOptions = 6;

/**
 * Reads Squarespace's product CSV: a product's first row has its title, those beneath are more variations.
 */
export function squarespaceGoods(rows: readonly CsvRow[], unit: WeightUnit): MovedGoods[] {
  const groups: [NamedCells, ...NamedCells[]][] = [];
  for (const row of rows.map(namedCells)) {
    const group = groups.at(-1);
    if (row.cell("title") === "" && group) group.push(row);
    else groups.push([row]);
  }
  return groups.map((group) => productOf(group, unit));
}

function productOf(group: readonly [NamedCells, ...NamedCells[]], unit: WeightUnit): MovedGoods {
  const [{ line, cell }] = group;
  const optionsOf = group.map((row) => optionsOfRow(row, group[0]));
  const isVariable = optionsOf.some((options) => Object.keys(options).length > 0);
  const item = itemOf(group[0], unit);
  const slug = slugify(cell("product_url").split("/").at(-1) || cell("title"));
  const page = cell("product_page").replace(/^\/+|\/+$/g, "");
  const type = cell("product_type_non_editable").toUpperCase();
  return {
    ...item,
    sku: isVariable ? "" : item.sku,
    name: cell("title"),
    slug,
    line,
    description: cell("description"),
    shortDescription: "",
    brand: "",
    attributes: [],
    categories: listOf(cell("categories")).map((path) =>
      path
        .split("/")
        .map((name) => name.trim())
        .filter(Boolean),
    ),
    tags: listOf(cell("tags")),
    images: cell("hosted_image_urls").split(/\s+/).filter(Boolean),
    isVisible: !isNo(cell("visible")),
    isFeatured: false,
    isSold: true,
    isTaxed: true,
    nonShippable: ["SERVICE", "DIGITAL", "GIFT_CARD"].includes(type),
    metaTitle: "",
    metaDescription: "",
    children: [],
    variations: isVariable
      ? group.map(
          (row, at): MovedVariation => ({ ...itemOf(row, unit), images: [], options: optionsOf[at] ?? {} }),
        )
      : [],
    oldAddresses: page === "" ? [] : [`/${page}/p/${slug}`, `/${page}/${slug}`],
    notes: [
      ...(type === "DIGITAL" ? ["its file is not in this export: add it as a download"] : []),
      ...(type === "GIFT_CARD"
        ? ["is a gift card there and an ordinary product here: change its class"]
        : []),
    ],
  };
}

/** The options of a row; their names may stand in the product's first row alone. */
function optionsOfRow(row: NamedCells, first: NamedCells): Record<string, string> {
  const pairs = Array.from({ length: maxOptions }, (_, at) => [
    row.cell(`option_name_${at + 1}`) || first.cell(`option_name_${at + 1}`),
    row.cell(`option_value_${at + 1}`),
  ]);
  return Object.fromEntries(pairs.filter(([name, value]) => name !== "" && value !== ""));
}

function itemOf({ line, cell }: NamedCells, unit: WeightUnit): MovedItem {
  const stock = cell("stock");
  return {
    ...plainItem,
    line,
    sku: cell("sku"),
    price: cell("price"),
    salePrice: isYes(cell("on_sale")) ? cell("sale_price") : "",
    qty: stock === "" || /^unlimited$/i.test(stock) ? null : stock,
    weightG: gramsOf(cell("weight"), unit),
  };
}

const listOf = (cell: string): string[] =>
  cell
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
