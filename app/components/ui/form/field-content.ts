// @public

/** A field of a form that holds what a shopper typed or chose. */
export type FieldElement = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields whose content is typed or chosen; files cannot be told from none. */
const fields = "input:not([type=file], [type=hidden]), textarea, select";

/** Whether a field is checked and not typed into. */
export const isMark = (field: FieldElement): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** What a field holds. */
export const contentOf = (field: FieldElement): string | boolean =>
  isMark(field) ? field.checked : field.value;

/** What a field held as the server sent it. */
export function sentContentOf(field: FieldElement): string | boolean {
  if (isMark(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  const options = [...field.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? "";
}

/** Whether a page holds something that was typed or chosen and would be lost with it. */
export const hasTyped = (page: Document): boolean =>
  [...page.querySelectorAll<FieldElement>(fields)].some((field) => contentOf(field) !== sentContentOf(field));
