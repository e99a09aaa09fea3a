// @public

import type { FormFieldKind } from "./form-field";

/** What labels of a field call it, and the token browsers know it by. */
const tokens: readonly (readonly [RegExp, string])[] = [
  [/^(your )?(full )?name$/, "name"],
  [/^(your )?(first|given) name$/, "given-name"],
  [/^(your )?(last|family) name$|^(your )?surname$/, "family-name"],
  [/^(your )?(company|organi[sz]ation|business)( name)?$/, "organization"],
  [/^(your )?(street( address)?|address)$/, "street-address"],
  [/^(your )?(city|town)$/, "address-level2"],
  [/^(your )?(state|province)$/, "address-level1"],
  [/^(your )?(zip|postal)( code)?$|^postcode$/, "postal-code"],
  [/^(your )?country$/, "country-name"],
];

const ofKind: Partial<Record<FormFieldKind, string>> = { email: "email", phone: "tel" };

/**
 * The autocomplete token of a form's field, by its kind or its label; undefined when neither says what it
 * asks for.
 */
export function autocompleteToken({
  kind,
  label,
}: {
  kind: FormFieldKind;
  label: string;
}): string | undefined {
  const words = label.trim().toLowerCase();
  const token = ofKind[kind] ?? tokens.find(([pattern]) => pattern.test(words))?.[1];
  // A whole street address has lines, which an input cannot hold.
  return token === "street-address" && kind !== "textarea" ? "address-line1" : token;
}
