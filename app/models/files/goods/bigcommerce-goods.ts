import type { CsvRow } from "../../catalogue/product/product-record";
import { slugify } from "../../platform/slug/slugify";
import { columnName, isNo, isYes, type NamedCells, namedCells } from "../moving/named-cells";
import { type MovedGoods, type MovedItem, type MovedVariation, plainItem } from "./moved-goods";
import { gramsOf, type WeightUnit } from "./moved-weight";

/** Whether a header is that of BigCommerce's product CSV, of today or of its templates before. */
export function isBigCommerceHeader(header: readonly string[]): boolean {
  const names = new Set(header.map(columnName));
  const has = (...all: string[]) => all.every((name) => names.has(name));
  return has("item", "sku", "inventory_tracking") || has("item_type", "product_name", "product_code_sku");
}

/** The rows of a product: its own, then those of its variations, pictures and rules. */
type Group = { own: NamedCells; variants: NamedCells[]; pictures: NamedCells[]; rules: number };

/** Reads BigCommerce's product CSV: what is beneath a row of `Product` belongs to it. */
export function bigCommerceGoods(rows: readonly CsvRow[], unit: WeightUnit): MovedGoods[] {
  const groups: Group[] = [];
  for (const row of rows.map(namedCells)) {
    const kind = row.cell("item", "item_type").toLowerCase();
    const group = groups.at(-1);
    if (kind === "product" || !group) groups.push({ own: row, variants: [], pictures: [], rules: 0 });
    else if (kind === "variant" || kind === "sku") group.variants.push(row);
    else if (kind === "image") group.pictures.push(row);
    else if (kind === "rule") group.rules++;
  }
  return groups.map((group) => productOf(group, unit));
}

function productOf({ own, variants, pictures, rules }: Group, unit: WeightUnit): MovedGoods {
  const { line, cell } = own;
  const path = pathOf(cell("product_url"));
  const slug = slugify(path.split("/").filter(Boolean).at(-1) || cell("product_name", "name"));
  const tracking = cell("track_inventory", "inventory_tracking").toLowerCase();
  const item = itemOf(own, unit, /product/.test(tracking));
  const variations = variants.flatMap((row): MovedVariation[] => {
    const options = optionsOf(row);
    if (Object.keys(options).length === 0) return [];
    const read = itemOf(row, unit, /option|variant/.test(tracking));
    const price = priceOf(read.price, item.price);
    // A variation costs less for a time where its product does, and has no price of its own.
    const salePrice = read.salePrice || (price === item.price ? item.salePrice : "");
    return [{ ...read, price, salePrice, weightG: read.weightG || item.weightG, options }];
  });
  const { categories, isNumbered } = categoriesOf(own);
  return {
    ...item,
    line,
    name: cell("product_name", "name"),
    slug,
    variations,
    description: cell("product_description", "description"),
    shortDescription: "",
    brand: cell("brand_name", "brand"),
    categories,
    tags: [],
    attributes: [],
    images: [...imagesOf(own), ...pictures.flatMap(imagesOf)],
    isVisible: !isNo(cell("product_visible", "is_visible")),
    isFeatured: isYes(cell("is_featured")),
    isSold: !isNo(cell("allow_purchases")),
    isTaxed: !/non-?taxable|tax exempt/i.test(cell("product_tax_class", "tax_class")),
    nonShippable: /^(d|digital)$/i.test(cell("product_type", "type")),
    metaTitle: cell("page_title"),
    metaDescription: cell("meta_description"),
    children: [],
    oldAddresses: path === "" || path === `/${slug}` ? [] : [path],
    notes: [
      isNumbered
        ? "its categories are numbers in this file: export with 'Category Details', or sort it in here"
        : "",
      cell("brand_id") !== "" && cell("brand_name", "brand") === ""
        ? "its brand is a number in this file: write it"
        : "",
      rules > 0 ? "its rules are not imported: check the prices of its variations" : "",
      variations.length > 0 && /product/.test(tracking)
        ? "its stock is counted for all its variations together, which is not done here: nothing is counted"
        : "",
      /^(d|digital)$/i.test(cell("product_type", "type"))
        ? "its file is not in this export: add it as a download"
        : "",
    ].filter((note) => note !== ""),
  };
}

function itemOf({ line, cell }: NamedCells, unit: WeightUnit, isCounted: boolean): MovedItem {
  const sale = cell("sale_price");
  return {
    ...plainItem,
    line,
    sku: cell("product_code_sku", "sku"),
    price: cell("price"),
    salePrice: /[1-9]/.test(sale) ? sale : "",
    qty: isCounted ? cell("current_stock_level", "current_stock") || "0" : null,
    images: [cell("variant_image_url")].filter(Boolean),
    weightG: gramsOf(cell("product_weight", "weight"), unit),
    isVisible: true,
  };
}

/** What a variation costs: a price, one that is added to or taken off the product's, or the product's. */
function priceOf(cell: string, ofProduct: string): string {
  const [, what = "", amount = ""] = /^\[(FIXED|ADD|REMOVE)\]\s*([\d.]+)$/i.exec(cell) ?? [];
  if (what === "") return /[1-9]/.test(cell) ? cell : ofProduct;
  if (/fixed/i.test(what)) return amount;
  const sum = Number(ofProduct) + (/add/i.test(what) ? 1 : -1) * Number(amount);
  return Number.isFinite(sum) ? String(Math.round(sum * 1000) / 1000) : cell;
}

/** `Type=Dropdown|Name=Size|Value=S`, or before `[S]Size=S,[RB]Color=Red:#f00`. */
function optionsOf({ cell }: NamedCells): Record<string, string> {
  const options: Record<string, string> = {};
  let name = "";
  for (const part of cell("options").split(/\||(?=Type=)/)) {
    if (part.startsWith("Name=")) name = part.slice("Name=".length).trim();
    if (part.startsWith("Value=") && name !== "") options[name] = withoutColor(part.slice("Value=".length));
  }
  if (name !== "") return options;
  for (const [, option = "", value = ""] of cell("product_name").matchAll(
    /\[\w+\]([^=[\]]+)=((?:(?!,\s*\[\w+\]).)*)/g,
  ))
    options[option.trim()] = withoutColor(value);
  return options;
}

const withoutColor = (value: string): string => value.replace(/:#[0-9a-f|:#]+$/i, "").trim();

/** Pictures of a row: their own column, or one for each of up to fifty. */
const imagesOf = ({ cell, beginning }: NamedCells): string[] => {
  const one = cell("image_url_import", "internal_image_url_export");
  const listed = [...beginning("product_image_url_"), ...beginning("product_image_file_")]
    .filter(([name, file]) => /_\d+$/.test(name) && file !== "")
    .map(([name, file]) => ({ at: Number(name.split("_").at(-1)), file }));
  const byPlace = new Map(listed.toReversed().map(({ at, file }) => [at, file]));
  const files = [...byPlace].sort(([a], [b]) => a - b).map(([, file]) => file);
  return [one, ...files]
    .filter(Boolean)
    .map((file) => (/^https?:/i.test(file) ? file : (file.split("/").at(-1) ?? "")));
};

/** Names in `Category Details` (`Category Path: Shop/Bath`) or `Shop/Bath;Sale`; numbers name nothing. */
function categoriesOf({ cell }: NamedCells): { categories: string[][]; isNumbered: boolean } {
  const details = [...cell("category_details").matchAll(/Category Path:\s*([^,|]+)/gi)].map(
    ([, path = ""]) => path,
  );
  const listed = cell("category_string", "category", "categories", "categories_names").split(";");
  const paths = (details.length > 0 ? details : listed)
    .map((path) =>
      path
        .split(/[/>]/)
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .filter((path) => path.length > 0);
  const isNumber = (path: string[]) => path.every((name) => /^\d+$/.test(name));
  return { categories: paths.filter((path) => !isNumber(path)), isNumbered: paths.some(isNumber) };
}

/** The path of a product there, without a slash at its end. */
const pathOf = (url: string): string => {
  const path = url.replace(/^https?:\/\/[^/]+/i, "").split(/[?#]/)[0] ?? "";
  return path === "" ? "" : `/${path.replace(/^\/+|\/+$/g, "")}`;
};
