// @public

import { phrase } from "~/models/platform/texts/phrase";
import { count, longText, text } from "../../platform/fields/describe";
import type { ValuesOf } from "../../platform/fields/field";

/** Properties of the signup widget (rule forms-13). */
export const signupFields = {
  formName: text("Name", { help: "Part of the source of signups: `Website Signup(Footer)`." }),
  title: text("Title"),
  description: longText("Words below the title"),
  label: text("Label of the field", { default: phrase("Email"), needed: true }),
  placeholder: text("Example in the field"),
  buttonLabel: text("Label of the button", { default: phrase("Sign up"), needed: true }),
  buttonWidthPx: count("Width of the button in pixels", { min: 44, max: 400, default: 100 }),
  buttonHeightPx: count("Height of the button in pixels", { min: 44, max: 120, default: 52 }),
  successMessage: text("Thanks", {
    default: phrase("Your Email has been successfully submitted!"),
    needed: true,
    help: "Shown after an address was sent.",
  }),
};

/** Properties of the signup widget. */
export type SignupProps = ValuesOf<typeof signupFields>;
