// @public

import { phrase } from "~/models/platform/texts/phrase";
import { longText, text } from "../../platform/fields/describe";
import type { ValuesOf } from "../../platform/fields/field";

const age = "`{age}` is replaced by the legal age.";

/** The owner's words of the age confirmation, and those that are used without them (rule popups-4). */
export const ageFields = {
  title: text("Question", { default: phrase("Are you '{'age'}' or older?"), needed: true, help: age }),
  text: longText("Words below it", {
    default: phrase("This shop sells tobacco products. Please confirm your age to enter."),
    needed: true,
    help: age,
  }),
  yesButtonLabel: text("Label of yes", {
    default: phrase("Yes, I am '{'age'}' or older"),
    needed: true,
    help: age,
  }),
  noButtonLabel: text("Label of no", { default: phrase("No"), needed: true }),
};

/** The words as they are read. */
export type AgeItem = ValuesOf<typeof ageFields>;
