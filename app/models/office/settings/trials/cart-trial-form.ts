import { z } from "zod";
import { emailSchema } from "../../../platform/validation/email";
import { optionalText } from "../../../platform/validation/required-text";
import { deedField } from "../../record/deed-field";
import type { DeedView } from "../../record/record-view";
import { placeFields, refusePlace, typedPlace } from "./trial-place";

/** Codes that are entered, by spaces, commas or lines; as one field that is at most 400 characters long. */
const codes = optionalText("Codes", 400).transform((text) => text.split(/[\s,]+/).filter(Boolean));

/** A cart on trial as it is typed. */
export const cartTrialSchema = z
  .object({
    products: z.string().max(4000),
    ...typedPlace,
    codes,
    email: z.union([z.literal(""), emailSchema]).default(""),
  })
  .superRefine(refusePlace);

export const cartTrialForm = (about: {
  countries: readonly string[];
  own: Parameters<typeof placeFields>[1];
  products: string;
  codes: string;
}): DeedView => ({
  deed: "try",
  label: "Try it",
  submit: "Try it",
  fields: [
    deedField("products", "Products", {
      kind: "long text",
      text: about.products,
      help: "A SKU on each line, with =2 for two pieces.",
    }),
    ...placeFields(about.countries, about.own),
    deedField("codes", "Codes", { isOptional: true, text: about.codes, help: "With spaces between them." }),
    deedField("email", "Customer’s email", {
      kind: "email",
      isOptional: true,
      help: "An account has its own prices, group and uses.",
    }),
  ],
});
