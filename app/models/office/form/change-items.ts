import { blankTexts } from "./blank-texts";
import type { FormNode, FormTexts } from "./form-node";
import { nestItem, outOf } from "./nest-items";

/**
 * What a named button of a form does to a list: adds an item at its end, removes one, moves one up or down,
 * below the one before it, out of the one it lies in, or to a place (`move`, with `to`).
 * `show` changes nothing: the form comes back with the fields that belong to what was chosen.
 */
export type ItemChange = {
  act: "add" | "remove" | "up" | "down" | "in" | "out" | "move" | "show";
  path: string;
  index: number;
  to?: number;
};

/** Reads the value of a button, such as `remove rules[2]` or `move rules[2] 0`; null for another text. */
export function readItemChange(text: unknown): ItemChange | null {
  const found =
    typeof text === "string"
      ? /^(add|remove|up|down|in|out|move|show) (\S{1,200}?)(?:\[(\d{1,4})\])?(?: (\d{1,4}))?$/.exec(text)
      : null;
  if (!found) return null;
  const [, act, path = "", index, to] = found;
  if ((act === "move") !== (to !== undefined)) return null;
  const isOfList = act !== "add" && act !== "show";
  if (isOfList && index === undefined) return null;
  return {
    act: act as ItemChange["act"],
    path: !isOfList && index ? `${path}[${index}]` : path,
    index: Number(index ?? 0),
    ...(to !== undefined && { to: Number(to) }),
  };
}

/** The value of the button that makes a change. */
export const itemChangeText = (act: ItemChange["act"], path: string, index?: number, to?: number): string =>
  [act, index === undefined ? path : `${path}[${index}]`, ...(to === undefined ? [] : [to])].join(" ");

/** Items after one of them was moved: up, down or to a place; as they are after another change. */
export function orderAfter<Item>(
  items: readonly Item[],
  { act, index, to = index }: ItemChange,
): readonly Item[] {
  if (act === "move") return moved(items, index, to);
  if (act === "up") return moved(items, index, index - 1);
  return act === "down" ? moved(items, index, index + 1) : items;
}

/** The texts of a form after a change of one of its lists; as they were where there is no such list. */
export function changeItems(node: FormNode, texts: FormTexts, change: ItemChange): FormTexts {
  const { act, path: from, index: place } = change;
  if (act === "show") return texts;
  if (act === "in" || act === "out") return nestItem(node, texts, { act, path: from, index: place });
  return at(node, texts, stepsOf(change.path), (list, items) => {
    if (change.act === "add") {
      const blank = blankTexts(list.item);
      return [...items, list.kind === "map" ? { name: "", value: blank } : blank];
    }
    if (change.act === "remove") return items.filter((_, place) => place !== change.index);
    return orderAfter(items, change);
  });
}

/** Items with one of them at another place; as they are where there is no such place. */
function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const others = items.filter((_, place) => place !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

type Listing = Extract<FormNode, { kind: "list" | "map" }>;

const stepsOf = (path: string): string[] => path.match(/[^.[\]]+/g) ?? [];

function at(
  node: FormNode,
  texts: FormTexts,
  steps: readonly string[],
  change: (list: Listing, items: readonly FormTexts[]) => readonly FormTexts[],
): FormTexts {
  const [step, ...rest] = steps;
  if (node.kind === "list" || node.kind === "map") {
    const items = Array.isArray(texts) ? (texts as readonly FormTexts[]) : [];
    if (step === undefined) return change(node, items);
    return items.map((item, index) => (String(index) === step ? inItem(node, item, rest, change) : item));
  }
  if (step === undefined || typeof texts === "string" || Array.isArray(texts)) return texts;
  const group = texts as { readonly [key: string]: FormTexts };
  const field = fieldsOf(node, group).find(({ key }) => key === step);
  const own = group[step];
  return field && own !== undefined ? { ...group, [step]: at(field, own, rest, change) } : texts;
}

function inItem(
  node: Listing,
  item: FormTexts,
  steps: readonly string[],
  change: Parameters<typeof at>[3],
): FormTexts {
  if (node.kind === "list") return at(node.item, item, steps, change);
  const entry = item as { readonly [key: string]: FormTexts };
  return { ...entry, value: at(node.item, entry.value ?? "", steps.slice(1), change) };
}

function fieldsOf(node: FormNode, group: { readonly [key: string]: FormTexts }): readonly FormNode[] {
  if (node.kind === "group") return node.fields;
  if (node.kind !== "variants") return [];
  return node.variants.find(({ value }) => value === group[node.by])?.fields ?? [];
}

/** The list that an item is in after a change. */
export const listAfter = ({ act, path, index }: ItemChange): string =>
  act === "out"
    ? (outOf(path)?.path ?? path)
    : act === "in"
      ? `${path}[${index - 1}].${path.match(/[^.[\]]+/g)?.at(-1)}`
      : path;
