import type { FormNode, FormTexts } from "./form-node";

/** The texts of a part of a form into which nothing was typed. */
export function blankTexts(node: FormNode): FormTexts {
  switch (node.kind) {
    case "group":
      return Object.fromEntries(node.fields.map((field) => [field.key, blankTexts(field)]));
    case "list":
    case "map":
    case "choices":
      return [];
    case "variants": {
      const [first] = node.variants;
      const fields = (first?.fields ?? []).map((field) => [field.key, blankTexts(field)] as const);
      return { [node.by]: first?.value ?? "", ...Object.fromEntries(fields) };
    }
    default:
      return node.initial ?? "";
  }
}
