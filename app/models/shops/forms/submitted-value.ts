// @public

import type { FormField } from "../../platform/form/form-field";
import { storableText } from "./storable-text";
import type { Submission } from "./submission-schema";

/** One value of a submission: the field's wuid and the text; for a file field the names of its files. */
export type SubmittedValue = { wuid: string; value: string };

/** A submission as it is stored, in the order of its fields. */
export function submittedValues(fields: readonly FormField[], submission: Submission): SubmittedValue[] {
  return fields.map(({ wuid }) => {
    const value = submission[wuid] ?? "";
    const text = typeof value === "string" ? value : value.map((file) => file.name).join(", ");
    return { wuid, value: storableText(text) };
  });
}
