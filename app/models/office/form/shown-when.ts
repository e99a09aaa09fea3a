import type { FormNode, FormTexts, ShownWhen } from "./form-node";

/** The text of the field that decides, as it stands in a form; null where the group has none of that name. */
export function decidingText(
  { field }: ShownWhen,
  fields: readonly FormNode[],
  texts: FormTexts | undefined,
): string | null {
  const node = fields.find(({ key }) => key === field);
  if (!node || !("isOptional" in node) || node.kind === "group") return null;
  const own = typeof texts === "object" && !Array.isArray(texts) ? Reflect.get(texts, field) : undefined;
  return typeof own === "string" ? own : (node.initial ?? "");
}

/** Whether a field is shown beside the field that decides; one that nothing decides about is. */
export const isShownBeside = ({ is }: ShownWhen, text: string | null): boolean =>
  text === null || is.includes(text);

/** Whether what other fields of a group show depends on a field. */
export const decides = (key: string, fields: readonly FormNode[]): boolean =>
  fields.some(({ when }) => when?.field === key);
