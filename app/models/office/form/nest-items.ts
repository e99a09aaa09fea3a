import type { FormNode, FormTexts } from "./form-node";
import { takeTheirs } from "./take-theirs";

/** An item that moves to another level: below the item before it, or out behind the item it lies in. */
export type Nesting = { act: "in" | "out"; path: string; index: number };

type Listing = Extract<FormNode, { kind: "list" }>;

const stepsOf = (path: string): string[] => path.match(/[^.[\]]+/g) ?? [];

/** The list below the items of a list that has the same name, such as the items of a menu's item. */
export const listBelow = ({ key, item }: Listing): Listing | null => {
  const below = item.kind === "group" ? item.fields.find((field) => field.key === key) : undefined;
  return below?.kind === "list" ? below : null;
};

/** The list that an item leaves for, and the place in it; null where a list is not below one of its name. */
export function outOf(path: string): { path: string; index: number } | null {
  const [, outer = "", index = "", key] = /^(.*)\[(\d+)\]\.([^.[\]]+)$/.exec(path) ?? [];
  return key !== undefined && stepsOf(outer).at(-1) === key ? { path: outer, index: Number(index) } : null;
}

/** The texts of a form after an item moved to another level; as they were where that loses something. */
export function nestItem(form: FormNode, texts: FormTexts, { act, path, index }: Nesting): FormTexts {
  const outer = outOf(path);
  const to =
    act === "out"
      ? outer && { path: outer.path, at: outer.index + 1 }
      : index > 0
        ? { path: `${path}[${index - 1}].${stepsOf(path).at(-1)}`, at: Number.POSITIVE_INFINITY }
        : null;
  const list = to && nodeAt(form, stepsOf(to.path));
  const items = listAt(texts, path);
  const item = items[index];
  if (!to || list?.kind !== "list" || item === undefined) return texts;
  const fitted = refit(list.item, item);
  if (fitted === null) return texts;
  const without = put(
    texts,
    path,
    items.filter((_, place) => place !== index),
  );
  const others = listAt(without, to.path);
  return put(without, to.path, [...others.slice(0, to.at), fitted, ...others.slice(to.at)]);
}

const put = (texts: FormTexts, path: string, items: readonly FormTexts[]): FormTexts =>
  takeTheirs(texts, only(stepsOf(path), items), [path]);

/** Texts that hold nothing but what is at one place. */
function only([step, ...rest]: readonly string[], items: readonly FormTexts[]): FormTexts {
  if (step === undefined) return items;
  if (!/^\d+$/.test(step)) return { [step]: only(rest, items) };
  return [...Array.from({ length: Number(step) }, () => ""), only(rest, items)];
}

function listAt(texts: FormTexts, path: string): readonly FormTexts[] {
  let at: FormTexts | undefined = texts;
  for (const step of stepsOf(path))
    at = typeof at === "object" ? (at as Record<string, FormTexts>)[step] : undefined;
  return Array.isArray(at) ? (at as readonly FormTexts[]) : [];
}

function nodeAt(node: FormNode | undefined, [step, ...rest]: readonly string[]): FormNode | undefined {
  if (step === undefined) return node;
  if (node?.kind === "list") return nodeAt(node.item, rest);
  return node?.kind === "group"
    ? nodeAt(
        node.fields.find(({ key }) => key === step),
        rest,
      )
    : undefined;
}

/**
 * An item as another level has it; null where something in it has no place there, such as items below the
 * last level that has fields for them.
 */
function refit(node: FormNode, item: FormTexts): FormTexts | null {
  if (node.kind !== "group") return item;
  const own = item as { readonly [key: string]: FormTexts };
  const fitted: Record<string, FormTexts> = {};
  for (const field of node.fields) {
    const text = own[field.key];
    if (text === undefined) continue;
    if (field.kind === "list" && !Array.isArray(text)) {
      if (text !== "") return null;
      fitted[field.key] = [];
    } else if (field.kind === "list") {
      const items = (text as readonly FormTexts[]).map((one) => refit(field.item, one));
      if (items.some((one) => one === null)) return null;
      fitted[field.key] = items as FormTexts[];
    } else if (field.kind === "json" && Array.isArray(text)) {
      if (text.length > 0) return null;
      fitted[field.key] = "";
    } else fitted[field.key] = text;
  }
  return fitted;
}
