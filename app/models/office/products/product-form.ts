import { conditionTexts, offerConditions } from "../../catalogue/offer/offer-condition";
import { offerFieldList } from "../../catalogue/offer/offer-values";
import { productTextColumns } from "../../catalogue/product/product-texts";
import { isTranslatedColumn } from "../../catalogue/rows/product-columns";
import type { Choice } from "../../platform/fields/field";
import type { FormNode, FormTexts, LeafNode } from "../form/form-node";
import { inLanguages } from "../form/in-languages";
import { group, leaf, type SaidOfLeaf } from "../form/leaf";

const yesNo: readonly Choice[] = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
];

/** What an empty cell of yes or no means. */
const emptyFlag = (empty: unknown): Choice => ({
  value: "",
  label: empty === true ? "As usual: yes" : "As usual: no",
});

/** The fields of an offer's group, each as its kind is typed. */
const ofOffer = (group: (typeof offerFieldList)[number]["group"]): LeafNode[] =>
  offerFieldList
    .filter((field) => field.group === group)
    .map(({ cell, label, kind, help, example, empty }) =>
      leaf(cell, label, {
        ...(help && { help }),
        ...(example && { example }),
        ...offerKinds[kind],
        ...(kind === "flag" && { choices: [emptyFlag(empty), ...yesNo] }),
      }),
    );

const offerKinds: Partial<Record<(typeof offerFieldList)[number]["kind"], SaidOfLeaf>> = {
  flag: { kind: "choice" },
  visibility: {
    kind: "choice",
    choices: [
      { value: "", label: "As usual: shown" },
      { value: "visible", label: "Shown" },
      { value: "invisible", label: "Hidden" },
    ],
  },
  condition: {
    kind: "choice",
    choices: offerConditions.map((value) => ({ value, label: conditionTexts[value] })),
  },
  day: { kind: "day" },
};

type Section = { key: string; label: string; fields: readonly (LeafNode & { isOfVariation?: boolean })[] };

const ofProduct = (field: LeafNode) => ({ ...field, isOfVariation: false });

const kindOfText = (column: string) =>
  ({ kind: column.endsWith("description") ? "long text" : "text" }) as const;

/** The sections of a product's form; each field is a column of products.csv and typed as it stands there. */
const sections: readonly Section[] = [
  {
    key: "texts",
    label: "Name and texts",
    fields: [
      leaf("name", "Name"),
      leaf("description", "Description", { kind: "html" }),
      ...productTextColumns.map(({ column, label, choices, isOfVariation }) => ({
        ...leaf(column, label, choices ? { kind: "choice", choices: [...choices] } : kindOfText(column)),
        isOfVariation,
      })),
    ],
  },
  {
    key: "price",
    label: "Price",
    fields: [
      ...ofOffer("price"),
      leaf("price_levels", "Prices by quantity or group", { example: "3:21.00|wholesale@1:15.00" }),
      leaf("tax_class", "Tax class", { example: "standard" }),
    ],
  },
  { key: "stock", label: "Stock", fields: ofOffer("stock") },
  {
    key: "shown",
    label: "Where it is shown",
    fields: [
      leaf("status", "State", {
        kind: "choice",
        choices: [
          { value: "active", label: "Active" },
          { value: "discontinued", label: "Discontinued" },
        ],
      }),
      ...ofOffer("sale"),
      ofProduct(leaf("slug", "Address", { example: "tide-mug" })),
      ofProduct(
        leaf("categories", "Categories", {
          help: "Their addresses, the main one first.",
          example: "mugs|gifts",
        }),
      ),
      ofProduct(leaf("featured", "Featured", { kind: "choice", choices: yesNo })),
      ofProduct(leaf("option_set", "Option set", { help: "What shoppers choose and type for it." })),
    ],
  },
  {
    key: "delivery",
    label: "Delivery",
    fields: [
      leaf("weight_g", "Weight", { unit: "g" }),
      leaf("non_shippable", "Needs no delivery", { kind: "choice", choices: yesNo }),
      leaf("shipping_restriction", "Not sent to", { example: "CA|US-HI" }),
      ...ofOffer("delivery"),
    ],
  },
];

/** The fields of a product that a table of products has cells for, by their columns of products.csv. */
export const productCellFields: readonly LeafNode[] = sections
  .flatMap(({ fields }) => fields)
  .filter(({ key }) => key !== "qty");

const shownSections = (isVariation: boolean): Section[] =>
  sections.map((section) => ({
    ...section,
    fields: section.fields.filter(({ isOfVariation = true }) => isOfVariation || !isVariation),
  }));

/** The form of a product, or of a variation, which has less. */
export const productForm = (isVariation: boolean, languages: readonly string[] = []): FormNode =>
  inLanguages(
    group(
      "",
      "",
      shownSections(isVariation).map(({ key, label, fields }) => group(key, label, fields)),
    ),
    languages,
    (path) => isTranslatedColumn(path.split(".")[1] ?? ""),
  );

/** The columns of each section of the form, those in further languages beside the first. */
const columnsOf = (form: FormNode): [section: string, columns: string[]][] =>
  form.kind !== "group"
    ? []
    : form.fields.flatMap((section) =>
        section.kind === "group" ? [[section.key, section.fields.map(({ key }) => key)]] : [],
      );

/** What the form shows of a product's columns. */
export const productTextsOf = (
  columns: Readonly<Record<string, string>>,
  form: FormNode = productForm(false),
): FormTexts =>
  Object.fromEntries(
    columnsOf(form).map(([key, fields]) => [
      key,
      Object.fromEntries(fields.map((column) => [column, columns[column] ?? ""])),
    ]),
  );

/** Every column of the form as it was typed: an empty text is a column's default. */
export function typedColumns(value: unknown, form: FormNode): Record<string, string> {
  const typed = (value ?? {}) as Record<string, Record<string, string> | undefined>;
  return Object.fromEntries(
    columnsOf(form).flatMap(([key, fields]) =>
      fields.map((column) => [column, typed[key]?.[column] ?? ""] as const),
    ),
  );
}

/** Where a refusal's field stands in the form: the one whose column the reason begins with. */
export function fieldOfReason(reason: string): string | null {
  const [, word, language = ""] = /^'?([a-z_]+)(:[\w-]+)?/.exec(reason) ?? [];
  const section = sections.find(({ fields }) => fields.some(({ key }) => key === word));
  return section && word ? `${section.key}.${word}${language}` : null;
}
