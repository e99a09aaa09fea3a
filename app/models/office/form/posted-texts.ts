import type { FormNode, FormTexts } from "./form-node";

type Group = { readonly [key: string]: FormTexts };

/** Items of one list that are read from a post. */
const mostItems = 500;

/** The name of a field in a post: `rules[0].state`, and `days[1]` of a tuple. */
export const fieldName = (path: string, key: string): string =>
  /^\d+$/.test(key) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`;

/**
 * The texts of a post, as far as a form has fields for them. Items of lists have the numbers of their names;
 * gaps are closed up.
 * @param pairs names and texts in their order
 */
export function postedTexts(node: FormNode, pairs: readonly (readonly [string, string])[]): FormTexts {
  const all = new Map<string, string[]>();
  for (const [name, text] of pairs) all.set(name, [...(all.get(name) ?? []), text]);
  const names = [...all.keys()];
  const read = (at: FormNode, path: string): FormTexts => {
    const group = (fields: readonly FormNode[]): Group =>
      Object.fromEntries(fields.map((field) => [field.key, read(field, fieldName(path, field.key))]));
    switch (at.kind) {
      case "group":
        return group(at.fields);
      case "list":
        return itemsAt(names, path).map((index) => read(at.item, `${path}[${index}]`));
      case "map":
        return itemsAt(names, path).map((index) => ({
          name: all.get(`${path}[${index}].name`)?.[0] ?? "",
          value: read(at.item, `${path}[${index}].value`),
        }));
      case "variants": {
        const chosen = all.get(fieldName(path, at.by))?.[0] ?? "";
        const variant = at.variants.find(({ value }) => value === chosen) ?? at.variants[0];
        return { [at.by]: variant?.value ?? "", ...group(variant?.fields ?? []) };
      }
      case "choices":
        return all.get(path) ?? [];
      default:
        return all.get(path)?.at(-1) ?? "";
    }
  };
  return read(node, "");
}

/** The numbers of a list's items among the names of a post, in their order. */
function itemsAt(names: readonly string[], path: string): number[] {
  const found = new Set<number>();
  for (const name of names) {
    if (!name.startsWith(`${path}[`)) continue;
    const end = name.indexOf("]", path.length);
    const index = Number(name.slice(path.length + 1, end));
    if (Number.isSafeInteger(index) && index >= 0) found.add(index);
  }
  return [...found].sort((a, b) => a - b).slice(0, mostItems);
}
