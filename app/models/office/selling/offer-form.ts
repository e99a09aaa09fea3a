import { conditionTexts, offerConditions } from "../../catalogue/offer/offer-condition";
import { offerFieldList } from "../../catalogue/offer/offer-values";
import type { ProposedTexts } from "../../catalogue/offer/proposed-product";
import type { Choice } from "../../platform/fields/field";
import type { DeliveryEstimate } from "../../shops/settings/delivery-estimate";
import type { LeafKind } from "../form/form-node";
import { deedField } from "../record/deed-field";
import type { DeedField } from "../record/record-view";

/** The columns of an offer that a seller's form has, in its order. */
export const offerFormColumns = [
  "price",
  "final_price",
  "qty",
  "condition",
  "condition_note",
  "shipping_fee",
  "item_delivery_info",
  "delivery_estimate",
  "low_stock_threshold",
  "max_cart_qty",
  "allow_backorders",
  "website_visibility",
] as const;

const yesNo: readonly Choice[] = [
  { value: "false", label: "No" },
  { value: "true", label: "Yes" },
];

const choicesOf: Record<string, readonly Choice[]> = {
  condition: offerConditions.map((value) => ({ value, label: conditionTexts[value] })),
  allow_backorders: yesNo,
  website_visibility: [
    { value: "visible", label: "Shown" },
    { value: "invisible", label: "Hidden" },
  ],
};

const kindOf = (column: string): LeafKind =>
  ["price", "final_price", "shipping_fee"].includes(column)
    ? "money"
    : column in choicesOf
      ? "choice"
      : ["qty", "low_stock_threshold", "max_cart_qty"].includes(column)
        ? "number"
        : "text";

/** What a seller types about an offer (rule sellers-20), with what it says now. */
export function offerFormFields(
  cells: Readonly<Record<string, string>> | null,
  estimates: readonly DeliveryEstimate[],
): DeedField[] {
  return offerFormColumns.flatMap((column): DeedField[] => {
    const field = offerFieldList.find(({ cell }) => cell === column);
    if (!field || (column === "delivery_estimate" && estimates.length === 0)) return [];
    const isEstimate = column === "delivery_estimate";
    const first = choicesOf[column]?.[0]?.value ?? "";
    return [
      deedField(column, column === "final_price" ? "Sale price" : field.label, {
        kind: isEstimate ? "choice" : kindOf(column),
        help: isEstimate ? "" : (field.help ?? ""),
        example: field.example ?? "",
        isOptional: column !== "price" && !(column in choicesOf),
        text: cells?.[column] || first,
        choices: isEstimate
          ? [{ value: "", label: "As usual" }, ...estimates.map(({ id }) => ({ value: id, label: id }))]
          : (choicesOf[column] ?? []),
      }),
    ];
  });
}

/** What a seller says of a product of their own. */
export const textFields = (
  texts: ProposedTexts,
  categories: readonly { slug: string; path: string; name: string }[],
): DeedField[] => [
  deedField("name", "Name", { text: texts.name, example: "Tall stoneware vase" }),
  deedField("description", "Description", {
    kind: "long text",
    isOptional: true,
    text: texts.description,
    help: "An empty line begins a paragraph.",
  }),
  deedField("brand", "Brand", { isOptional: true, text: texts.brand }),
  deedField("category", "Category", {
    kind: "choice",
    isOptional: true,
    text: texts.category,
    choices: [
      { value: "", label: "None" },
      ...categories.map(({ slug, path, name }) => ({
        value: slug,
        label: `${"– ".repeat(path.split("/").length - 1)}${name}`,
      })),
    ],
  }),
  deedField("weight", "Weight", { kind: "number", isOptional: true, unit: "g", text: texts.weight }),
];
