import type { FormField } from "../../platform/form/form-field";
import type { SubmittedValue } from "../../shops/forms/submitted-value";

/**
 * A submission in the words that its form was first written in: choices made in another language, and names
 * of fields that were made of their labels (rule forms-9). Words that fit nothing there stay as they were
 * sent.
 * @param spoken the form's fields as its visitor read them
 * @param first the same as they were written first
 */
export function inFirstWords(
  values: readonly SubmittedValue[],
  spoken: readonly FormField[],
  first: readonly FormField[],
): SubmittedValue[] {
  if (spoken.length !== first.length) return [...values];
  return values.map(({ wuid, value }) => {
    const at = spoken.findIndex((field) => field.wuid === wuid);
    const [own, other] = [spoken[at], first[at]];
    if (!own || !other) return { wuid, value };
    const choice = own.options.findIndex((option) => option.value === value);
    const isSame = own.options.length === other.options.length;
    return { wuid: other.wuid, value: (isSame && other.options[choice]?.value) || value };
  });
}
