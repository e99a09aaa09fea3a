import { deedField } from "../record/deed-field";
import type { DeedView } from "../record/record-view";

/** The form that adds a product; the rest is typed on its page. */
export const newProductDeed: DeedView = {
  deed: "new-product",
  label: "Add a product",
  submit: "Add it",
  isMain: true,
  fields: [
    deedField("name", "Name"),
    deedField("sku", "SKU", { help: "Your own number for it, once in the shop.", example: "MUG-1" }),
    deedField("price", "Price", { kind: "money", example: "24.00" }),
    deedField("qty", "Pieces in stock", { kind: "number", isOptional: true }),
  ],
};
