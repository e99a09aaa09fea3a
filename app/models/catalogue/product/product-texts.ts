// @public

import { priceMeasureProblem } from "../price/price-per-measure";
import { gtinProblem } from "./gtin";
import { exceptionChoices, exceptionProblem } from "./withdrawal-exception";

/** A text field of products. */
type ProductText = {
  /** What it is called in forms, in an owner's words. */
  label: string;
  /** Its name in products.csv, in the table and in the API. */
  column: string;
  /** Checks a text: the end of an error message that begins with column and text, or null. */
  problemOf?: (text: string) => string | null;
  /** What may be chosen for it in forms, in an owner's words; absent for any text. */
  choices?: readonly { value: string; label: string }[];
  /** Whether a variation may override it; without its own text it has its product's. */
  isOfVariation?: true;
  /** Label among the details of the product page; absent if it is not shown there. */
  detail?: string;
  /** Its property of schema.org's Product. */
  jsonLd?: string;
  /** Set if the API has it, for products only; `schema/product.graphql` describes it. */
  isInApi?: true;
  /** Set if a price is shown by it: it is read with the price, by the view `sellables`. */
  isSold?: true;
  /** Set if it may be in each of the shop's languages (rule texts-7). */
  isTranslated?: true;
};

/**
 * Every text field of products that is read, written and shown in the standard way; its names in files,
 * statements and the API come from here (docs/recipes.md). Columns are exported in this order.
 */
export const productTexts = {
  subTitle: { label: "Subtitle", column: "sub_title", isTranslated: true },
  shortDescription: { label: "Short description", column: "short_description", isTranslated: true },
  brand: { label: "Brand", column: "brand" },
  productType: { label: "Type", column: "product_type" },
  gtin: {
    label: "GTIN, the number below its barcode",
    column: "gtin",
    problemOf: gtinProblem,
    isOfVariation: true,
    detail: "GTIN",
    jsonLd: "gtin",
    isInApi: true,
  },
  unitPriceMeasure: {
    label: "What a piece holds (750 ml / 100 ml)",
    column: "unit_price_measure",
    problemOf: priceMeasureProblem,
    isOfVariation: true,
    isInApi: true,
    isSold: true,
  },
  withdrawalException: {
    label: "Right of withdrawal",
    column: "withdrawal_exception",
    choices: exceptionChoices,
    problemOf: exceptionProblem,
    isInApi: true,
  },
  defaultVariationSku: { label: "SKU of the variation its page opens on", column: "default_variation_sku" },
  metaTitle: {
    label: "Title for search engines",
    column: "meta_title",
    isInApi: true,
    isTranslated: true,
  },
  metaDescription: {
    label: "Description for search engines",
    column: "meta_description",
    isInApi: true,
    isTranslated: true,
  },
} as const satisfies Record<string, ProductText>;

/** A text field of products. */
export type ProductTextKey = keyof typeof productTexts;

/** The texts of a product; empty if missing. */
export type ProductTexts = Record<ProductTextKey, string>;

/** Columns of products.csv. */
export type ProductTextColumn = (typeof productTexts)[ProductTextKey]["column"];

type KeysWith<Property extends keyof ProductText> = {
  [Key in ProductTextKey]: Property extends keyof (typeof productTexts)[Key] ? Key : never;
}[ProductTextKey];

/** The texts that variations may override. */
export type VariationTexts = Record<KeysWith<"isOfVariation">, string>;

/** The texts of what can be sold. */
export type SoldTexts = Record<KeysWith<"isSold">, string>;

/** The texts in the API, by column. */
export type ProductTextFields = Record<(typeof productTexts)[KeysWith<"isInApi">]["column"], string>;

/** The text that tells a product or variation apart from all others in the world: its field in feeds. */
export const tradeNumber = {
  field: "gtin",
  label: "GTIN",
  of: (texts: Pick<VariationTexts, "gtin">) => texts.gtin,
} as const;

const fields = Object.entries(productTexts) as [ProductTextKey, ProductText][];

/** Keys, columns and labels of all texts, in order. */
export const productTextColumns = fields.map(
  ([key, { column, label, choices, isOfVariation = false, isTranslated = false }]) => ({
    key,
    label,
    choices,
    isOfVariation,
    isTranslated,
    column: column as ProductTextColumn,
  }),
);

/** Keys and columns of the texts that variations may override. */
export const variationTextColumns = fields.flatMap(([key, { column, isOfVariation }]) =>
  isOfVariation ? [{ key, column }] : [],
);

/** Keys and columns of the texts of what can be sold. */
export const soldTextColumns = fields.flatMap(([key, { column, isSold }]) =>
  isSold ? [{ key: key as keyof SoldTexts, column }] : [],
);

/** What can be sold without such texts. */
export const noSoldTexts = Object.fromEntries(soldTextColumns.map(({ key }) => [key, ""])) as SoldTexts;

/** A product without texts. */
export const noProductTexts = mapTexts(() => "");

/** Builds the texts of a product from a function of each field. */
export function mapTexts(textOf: (key: ProductTextKey, field: ProductText) => string): ProductTexts {
  return Object.fromEntries(fields.map(([key, field]) => [key, textOf(key, field)])) as ProductTexts;
}

/** The texts of a product page: the selected variation's where it has its own, else the product's. */
export function shownTexts(
  ofProduct: ProductTexts,
  ofVariation: Partial<ProductTexts> | undefined,
): ProductTexts {
  return mapTexts((key, { isOfVariation }) => (isOfVariation && ofVariation?.[key]) || ofProduct[key]);
}

/** The texts among the details of a product page. */
export function textDetails(texts: ProductTexts): { code: string; label: string; values: string[] }[] {
  return fields.flatMap(([key, { column, detail }]) =>
    detail && texts[key] ? [{ code: column, label: detail, values: [texts[key]] }] : [],
  );
}

/** Properties of schema.org's Product, without empty texts. */
export function jsonLdTexts(texts: Partial<ProductTexts>): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap(([key, { jsonLd }]) => (jsonLd && texts[key] ? [[jsonLd, texts[key]] as const] : [])),
  );
}

/** The texts in the API. */
export function productTextFields(texts: ProductTexts): ProductTextFields {
  const told = fields.flatMap(([key, { column, isInApi }]) =>
    isInApi ? [[column, texts[key]] as const] : [],
  );
  return Object.fromEntries(told) as ProductTextFields;
}

/** The column of what scanners read. */
export const barcodeColumn = "gtin";
