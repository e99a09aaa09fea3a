import type { FormNode, FormTexts, LeafKind, LeafNode } from "../form/form-node";
import type { Choice } from "../list/list-description";

type Said = { kind?: LeafKind; help?: string; example?: string; unit?: string; choices?: readonly Choice[] };

const leaf = (key: string, label: string, said: Said = {}): LeafNode => ({
  key,
  label,
  kind: said.kind ?? "text",
  help: said.help ?? "",
  example: said.example ?? "",
  unit: said.unit ?? "",
  choices: said.choices ?? [],
  // An empty field is the column's default.
  isOptional: false,
});

const yesNo: readonly Choice[] = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];

/** The sections of a product's form; each field is a column of products.csv and typed as it stands there. */
const sections: readonly {
  key: string;
  label: string;
  isOfVariation: boolean;
  fields: readonly LeafNode[];
}[] = [
  {
    key: "texts",
    label: "Name and texts",
    isOfVariation: true,
    fields: [
      leaf("name", "Name"),
      leaf("sub_title", "Subtitle"),
      leaf("brand", "Brand"),
      leaf("short_description", "Short description", { kind: "long text" }),
      leaf("description", "Description", { kind: "html", help: "HTML: <p>, <ul>, <strong> and the like." }),
    ],
  },
  {
    key: "price",
    label: "Price",
    isOfVariation: true,
    fields: [
      leaf("price", "List price", { kind: "text", example: "24.00" }),
      leaf("final_price", "Sold at", { help: "Empty for the list price.", example: "19.00" }),
      leaf("msrp", "Maker’s price", { help: "Shown struck through." }),
      leaf("price_levels", "Prices by quantity or group", { example: "3:21.00|wholesale@1:15.00" }),
      leaf("hide_price", "Show the price in the cart only", { kind: "choice", choices: yesNo }),
      leaf("tax_class", "Tax class", { example: "standard" }),
    ],
  },
  {
    key: "stock",
    label: "Stock",
    isOfVariation: true,
    fields: [
      leaf("manage_stock", "Count the pieces", {
        kind: "choice",
        choices: yesNo,
        help: "No: it never runs out.",
      }),
      leaf("allow_backorders", "Sell it when it is sold out", { kind: "choice", choices: yesNo }),
      leaf("backorder_message", "What shoppers read then"),
      leaf("backorder_ships_on", "Ships again on", { kind: "day" }),
      leaf("low_stock_threshold", "Say ‘Only N in Stock’ from", { kind: "text", example: "3" }),
      leaf("max_cart_qty", "Most pieces in a cart", { example: "100" }),
    ],
  },
  {
    key: "shown",
    label: "Where it is shown",
    isOfVariation: false,
    fields: [
      leaf("status", "State", {
        kind: "choice",
        choices: [
          { value: "active", label: "Active" },
          { value: "discontinued", label: "Discontinued" },
        ],
      }),
      leaf("website_visibility", "In the shop", {
        kind: "choice",
        choices: [
          { value: "visible", label: "Shown" },
          { value: "invisible", label: "Hidden" },
        ],
      }),
      leaf("available_for_sale", "For sale", { kind: "choice", choices: yesNo }),
      leaf("categories", "Categories", {
        help: "Their addresses, the main one first.",
        example: "mugs|gifts",
      }),
      leaf("featured", "Featured", { kind: "choice", choices: yesNo }),
      leaf("option_set", "Option set", { help: "What shoppers choose and type for it." }),
    ],
  },
  {
    key: "delivery",
    label: "Delivery",
    isOfVariation: true,
    fields: [
      leaf("weight_g", "Weight", { unit: "g" }),
      leaf("non_shippable", "Needs no delivery", { kind: "choice", choices: yesNo }),
      leaf("shipping_fee", "Fee for each piece", { example: "4.00" }),
      leaf("item_delivery_info", "Words about its delivery"),
      leaf("shipping_restriction", "Not sent to", { example: "CA|US-HI" }),
    ],
  },
  {
    key: "found",
    label: "Search engines",
    isOfVariation: false,
    fields: [
      leaf("slug", "Address", { example: "tide-mug" }),
      leaf("meta_title", "Title"),
      leaf("meta_description", "Description", { kind: "long text" }),
      leaf("gtin", "GTIN", { help: "The number below its barcode." }),
    ],
  },
];

const shownSections = (isVariation: boolean) =>
  sections.filter(({ isOfVariation }) => isOfVariation || !isVariation);

/** The form of a product, or of a variation, which has less. */
export const productForm = (isVariation: boolean): FormNode => ({
  kind: "group",
  key: "",
  label: "",
  help: "",
  isOptional: false,
  fields: shownSections(isVariation).map(({ key, label, fields }) => ({
    kind: "group",
    key,
    label,
    help: "",
    isOptional: false,
    fields,
  })),
});

/** What the form shows of a product's columns. */
export const productTextsOf = (columns: Readonly<Record<string, string>>): FormTexts =>
  Object.fromEntries(
    sections.map(({ key, fields }) => [
      key,
      Object.fromEntries(fields.map((field) => [field.key, columns[field.key] ?? ""])),
    ]),
  );

/** Every column of the form as it was typed: an empty text is a column's default. */
export function typedColumns(value: unknown, isVariation: boolean): Record<string, string> {
  const typed = (value ?? {}) as Record<string, Record<string, string> | undefined>;
  return Object.fromEntries(
    shownSections(isVariation).flatMap(({ key, fields }) =>
      fields.map((field) => [field.key, typed[key]?.[field.key] ?? ""] as const),
    ),
  );
}

/** Where a refusal's field stands in the form: the one whose column the reason begins with. */
export function fieldOfReason(reason: string): string | null {
  const word = /^'?([a-z_]+)/.exec(reason)?.[1];
  const section = sections.find(({ fields }) => fields.some(({ key }) => key === word));
  return section && word ? `${section.key}.${word}` : null;
}
