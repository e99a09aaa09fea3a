import type { CsvRow } from "../../catalogue/product/product-record";
import { slugify } from "../../platform/slug/slugify";
import { columnName, isNo, isYes, type NamedCells, namedCells } from "../moving/named-cells";
import type { WooAttribute } from "../woocommerce/woo-columns";
import { type MovedGoods, type MovedItem, type MovedVariation, plainItem } from "./moved-goods";
import { gramsOf, type WeightUnit } from "./moved-weight";

/** Whether a header is that of the product CSV of Magento 2 and Adobe Commerce. */
export function isMagentoHeader(header: readonly string[]): boolean {
  const names = new Set(header.map(columnName));
  return ["sku", "product_type", "attribute_set_code"].every((name) => names.has(name));
}

/** A variation's options and its SKU, as the row of its product names them. */
type NamedVariation = { sku: string; options: Record<string, string> };

/**
 * Reads the product CSV of Magento 2: rows of simple products that a configurable one names are its
 * variations. Rows of other store views, which hold translations, are passed over.
 */
export function magentoGoods(rows: readonly CsvRow[], unit: WeightUnit): MovedGoods[] {
  const own = rows
    .map(namedCells)
    .filter(({ cell }) => /^(|default|all|admin)$/i.test(cell("store_view_code")));
  const bySku = new Map(own.map((row) => [row.cell("sku"), row]));
  const [taken, parentOf] = [new Set<string>(), new Map<string, string>()];
  const familyOf = new Map(
    own.map((row) => {
      const named = variationsOf(row).filter(({ sku }) => bySku.has(sku) && !taken.has(sku));
      for (const { sku } of named) {
        taken.add(sku);
        parentOf.set(sku, row.cell("sku"));
      }
      return [row, named] as const;
    }),
  );
  return own
    .filter(({ cell }) => !taken.has(cell("sku")))
    .map((row) => {
      const variations = (familyOf.get(row) ?? []).flatMap(({ sku, options }): MovedVariation[] => {
        const found = bySku.get(sku);
        return found ? [{ ...itemOf(found, unit), options }] : [];
      });
      const product = productOf(row, variations, unit);
      // Who is in a group chooses a variation there.
      return { ...product, children: [...new Set(product.children.map((sku) => parentOf.get(sku) ?? sku))] };
    });
}

function productOf(row: NamedCells, variations: MovedVariation[], unit: WeightUnit): MovedGoods {
  const { line, cell } = row;
  const type = cell("product_type").toLowerCase();
  const key = cell("url_key");
  const options = new Set(
    variations.flatMap(({ options }) => Object.keys(options).map((name) => name.toLowerCase())),
  );
  const item = itemOf(row, unit);
  return {
    ...item,
    line,
    name: cell("name"),
    slug: slugify(key || cell("name")),
    variations,
    description: cell("description"),
    shortDescription: cell("short_description"),
    brand: "",
    categories: categoriesOf(cell("categories")),
    tags: [],
    attributes: attributesOf(cell("additional_attributes")).filter(
      ({ name }) => !options.has(name.toLowerCase()),
    ),
    isVisible: item.isVisible && !/^not visible/i.test(cell("visibility")),
    isFeatured: false,
    isSold: true,
    isTaxed: !/^none$/i.test(cell("tax_class_name")),
    nonShippable: ["virtual", "downloadable", "giftcard"].includes(type),
    metaTitle: cell("meta_title"),
    metaDescription: cell("meta_description"),
    children: type === "grouped" ? cell("associated_skus").split(",").map(skuIn).filter(Boolean) : [],
    oldAddresses: key === "" ? [] : [`/${key}.html`],
    notes: notesOf(row, variations, type),
  };
}

function notesOf({ cell }: NamedCells, variations: readonly MovedVariation[], type: string): string[] {
  const until = cell("special_price_to_date");
  const reasons = [
    type === "configurable" && variations.length === 0
      ? "its variations are not in this file (configurable_variations): export all products at once"
      : "",
    ["bundle", "giftcard"].includes(type)
      ? `its type '${type}' is not known here: it is an ordinary product`
      : "",
    type === "downloadable" ? "its file is not in this export: add it as a download" : "",
    cell("special_price") !== "" && until !== ""
      ? `its special price ${cell("special_price")} to ${until} is not imported: plan it as a sale`
      : "",
    cell("custom_options") === "" ? "" : "its custom options are not imported: make an option set of them",
    cell("related_skus", "crosssell_skus", "upsell_skus") === ""
      ? ""
      : "its related products are not imported: they are found by what they have in common",
  ];
  return reasons.filter((reason) => reason !== "");
}

function itemOf({ line, cell }: NamedCells, unit: WeightUnit): MovedItem {
  const isManaged = cell("use_config_manage_stock") === "1" || !isNo(cell("manage_stock"));
  const isCounted = isManaged && cell("qty") !== "";
  const isOut = isNo(cell("is_in_stock"));
  return {
    ...plainItem,
    line,
    sku: cell("sku"),
    price: cell("price"),
    salePrice: cell("special_price_to_date") === "" ? cell("special_price") : "",
    qty: isOut ? "0" : isCounted ? wholeOf(cell("qty")) : null,
    allowBackorders: /^[12]$/.test(cell("allow_backorders")) && !isYes(cell("use_config_backorders")),
    images: [...new Set([cell("base_image"), ...cell("additional_images").split(",")].map(pictureOf))].filter(
      Boolean,
    ),
    weightG: gramsOf(cell("weight"), unit),
    // 1 is enabled, 2 disabled.
    isVisible: !/^(2|0|no|false|disabled)$/i.test(cell("product_online")),
  };
}

/** Pieces are written `100.0000`. */
const wholeOf = (qty: string): string => qty.replace(/\.0*$/, "");

/** A picture is named by its path below `pub/media/catalog/product`, or by an address. */
const pictureOf = (cell: string): string => {
  const path = cell.trim();
  return /^https?:/i.test(path) ? path : (path.split("/").at(-1) ?? "").replace(/^no_selection$/, "");
};

/** `sku=A-S,size=S|sku=A-M,size=M` */
function variationsOf({ cell }: NamedCells): NamedVariation[] {
  const labels = new Map(
    pairsOf(cell("configurable_variation_labels")).map(([code, label]) => [code.toLowerCase(), label]),
  );
  const technical = new Set(["sku", "price", "display", "image", "qty", "default"]);
  return cell("configurable_variations")
    .split("|")
    .flatMap((part) => {
      const pairs = pairsOf(part);
      const sku = pairs.find(([code]) => code === "sku")?.[1] ?? "";
      const options = pairs
        .filter(([code]) => !technical.has(code))
        .map(([code, value]) => [labels.get(code.toLowerCase()) || code.replaceAll("_", " "), value]);
      return sku === "" || options.length === 0 ? [] : [{ sku, options: Object.fromEntries(options) }];
    });
}

/** Pairs `name=value`, parted by commas that a name follows: a value may have commas itself. */
const pairsOf = (text: string): [name: string, value: string][] =>
  text
    .split(/,(?=\s*\w+=)/)
    .map((part): [string, string] => [
      part.split("=")[0]?.trim() ?? "",
      part.slice(part.indexOf("=") + 1).trim(),
    ])
    .filter(([name, value]) => name !== "" && value !== "");

const skuIn = (part: string): string => part.split("=")[0]?.trim() ?? "";

/** Names of attributes that tell shoppers nothing, and the longest value of one that does. */
const technicalAttributes =
  /^(has_options|required_options|ts_|gift_|tax_|country_|quantity_and_stock_status$|shipment_type$|cost$|links_|samples_)/;
const longestValue = 60;

/** What shoppers filter by: several values are parted by a bar, yes and no are answers without a question. */
const attributesOf = (text: string): WooAttribute[] =>
  pairsOf(text)
    .filter(([name, value]) => !technicalAttributes.test(name) && !/^(yes|no)$|[<>]/i.test(value))
    .map(([name, value]) => ({
      name: name.replaceAll("_", " "),
      values: value.split("|").map((one) => one.trim()),
    }))
    .filter(({ values }) => values.every((value) => value.length <= longestValue));

/** Paths `Default Category/Gear/Bags`, of which the root is shown to no one. */
const categoriesOf = (cell: string): string[][] =>
  cell
    .split(",")
    .map((path) =>
      path
        .split("/")
        .map((name) => name.trim())
        .filter(Boolean)
        .slice(1),
    )
    .filter((path) => path.length > 0);
