// @public

import type { Selection } from "../variation/variation";

/** Name of the form's field of an option, by its place among the options of its product. */
export const choiceField = (index: number): string => `choice.v${index}`;

/**
 * The selection a form sent: fields by name without their group, such as `{ v0: "Navy" }`. Fields of options
 * the product does not have are left out.
 */
export function chosenValues(labels: readonly string[], sent: Readonly<Record<string, string>>): Selection {
  return Object.fromEntries(
    labels.flatMap((label, index) => {
      const value = sent[`v${index}`];
      return value ? [[label, value] as const] : [];
    }),
  );
}
