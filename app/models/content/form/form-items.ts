// @public

import { phrase } from "~/models/platform/texts/phrase";
import { choice, flag, longText, number, text } from "../../platform/fields/describe";
import type { Condition, ValuesOf } from "../../platform/fields/field";

const only = (...kinds: string[]): Condition => ({ field: "fieldType", is: kinds });

/** Fields of a form as its owner writes them (rules forms-5 and forms-7). */
export const formItemFields = {
  wuid: text("Name", {
    longest: 64,
    help: "Letters, digits, `-` and `_`; what submissions call the field. Made from the label when left out.",
  }),
  fieldType: choice(
    "Kind",
    [
      ["text", "Text"],
      ["email", "Email"],
      ["phone", "Phone"],
      ["number", "Number"],
      ["textarea", "Text of several lines"],
      ["checkbox", "Box to tick"],
      ["select", "Choice from a list"],
      ["radio", "Choice of one"],
      ["button-group", "Buttons"],
      ["file", "File"],
      ["submit", "The form’s button"],
      ["", "None"],
    ],
    { default: "text", unknown: "", help: "An item of another kind is left out." },
  ),
  fieldLabel: text("Label"),
  fieldPlaceholder: text("Example in the field"),
  fieldHelpText: longText("Help below the field"),
  fieldDefaultValue: longText("What it begins with"),
  fieldRequired: flag("Has to be filled in", { default: false }),
  fieldMinValue: number("Smallest number", { default: null, when: only("number") }),
  fieldMaxValue: number("Largest number", { default: null, when: only("number") }),
  fieldRow: number("Lines", { min: 1, max: 40, default: 3, outside: "nearest", when: only("textarea") }),
  fieldOptionValues: longText("Choices", {
    alsoNamed: ["fieldOptions", "fieldRadioGroups", "fieldBtnGroups"],
    help: "Separated by a vertical bar: `An order|A product|Something else`. HTML behind a choice is its icon.",
    when: only("select", "radio", "button-group"),
  }),
  fieldUseOnlyIcons: flag("Show only the icons", { default: false, when: only("button-group") }),
  fieldCollectEmail: flag("Keep the address for news", { default: false, when: only("email") }),
  fieldShowEmailOptIn: flag("Ask whether it may be used for news", { default: false, when: only("email") }),
  fieldEmailOptInText: text("Words of that question", {
    help: "It is asked where both switches above are on and it has words.",
    when: only("email"),
  }),
  fieldFileSizeLimit: number("Megabytes of a file", {
    min: 0,
    max: 20,
    default: 2,
    outside: "nearest",
    when: only("file"),
  }),
  fieldSupportedTypes: text("Kinds of files", {
    help: "Of jpeg, jpg, png, gif, heic, webp, avif, pdf and svg, separated by a bar; all of them without one.",
    when: only("file"),
  }),
  primaryBtnName: text("Label of the button", {
    default: phrase("Submit"),
    needed: true,
    when: only("submit"),
  }),
};

/** A field of a form as it is read. */
export type FormItem = ValuesOf<typeof formItemFields>;
