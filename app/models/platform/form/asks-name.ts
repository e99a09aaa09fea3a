// @public

import { autocompleteToken } from "./autocomplete-token";
import type { FormField } from "./form-field";

const nameTokens = new Set(["name", "given-name", "family-name"]);
const nameFields = new Set(["name", "first_name", "last_name"]);

/** Whether a form's field asks for the name of a person, by its own name or by its label. */
export const asksName = ({ wuid, kind, label }: Pick<FormField, "wuid" | "kind" | "label">): boolean =>
  nameFields.has(wuid) || nameTokens.has(autocompleteToken({ kind, label }) ?? "");
