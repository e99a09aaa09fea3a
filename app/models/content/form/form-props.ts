// @public

import { phrase } from "~/models/platform/texts/phrase";
import { choice, count, flag, longText, text } from "../../platform/fields/describe";
import type { ValuesOf } from "../../platform/fields/field";

/**
 * Properties of a form (rules forms-9 and forms-10). `form` is its number in the API and the export,
 * `formName` is part of the source of signups.
 */
export const formFields = {
  form: count("Number", { min: 0, default: 0, help: "What the API and the export know the form by." }),
  version: count("Version", {
    min: 1,
    default: 1,
    help: "Raise it when the questions change; older pages are then refused by the API.",
  }),
  formName: text("Name", {
    help: "Part of the source of submissions and signups: `Website Signup(Contact)`.",
  }),
  title: text("Title"),
  description: longText("Words below the title"),
  layout: choice(
    "Labels",
    [
      ["vertical", "Above the fields"],
      ["horizontal", "Beside the fields"],
    ],
    { default: "vertical", help: "Beside the fields from 768 px on." },
  ),
  notifyByEmail: flag("Mail each submission", {
    default: false,
    help: "To the shop’s address, `general.email` of the settings.",
  }),
  startsConversation: flag("Starts a conversation", {
    default: false,
    help: "Each submission comes into the store’s inbox; a field `subject` or `topic` is its subject.",
  }),
  successMessage: text("Thanks", {
    default: phrase("Thank you. Your message has been sent."),
    needed: true,
    help: "Shown after it was sent.",
  }),
  afterSuccess: choice(
    "After it was sent",
    [
      ["keep_form", "Empty the form"],
      ["remove_form", "Take the form away"],
    ],
    { default: "keep_form" },
  ),
};

/** Properties of a form. */
export type FormProps = ValuesOf<typeof formFields>;
