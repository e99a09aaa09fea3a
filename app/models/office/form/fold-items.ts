import type { FormNode, FormTexts } from "./form-node";
import { listBelow } from "./nest-items";

type Listing = Extract<FormNode, { kind: "list" }>;
type Group = { readonly [key: string]: FormTexts };

/** So many items of a list and below them stand open; more are folded, each below its name. */
const openItems = 10;

/** Items of a list with those below them, as of a menu. */
const countItems = (list: Listing, texts: FormTexts | undefined): number =>
  itemsOf(texts).reduce<number>((count, item) => count + 1 + countBelow(list, item), 0);

/** How many items are below an item of a list. */
export function countBelow(list: Listing, item: FormTexts): number {
  const below = listBelow(list);
  return below === null ? 0 : countItems(below, groupOf(item)[below.key]);
}

/** Whether a list folds its items (rule office-6): where they have items of their kind, and are many. */
export const foldsItems = (list: Listing, texts: FormTexts | undefined): boolean =>
  listBelow(list) !== null && countItems(list, texts) > openItems;

/** What an item is called where it is folded: its first text that is not empty; empty for a new one. */
export function itemTitle(item: FormNode, texts: FormTexts): string {
  if (item.kind !== "group") return typeof texts === "string" ? texts : "";
  const said = item.fields.flatMap(({ key }) => {
    const text = groupOf(texts)[key];
    return typeof text === "string" && text !== "" ? [text] : [];
  });
  return said[0] ?? "";
}

/** Whether a group has a text in it, however deep. */
export const isFilled = (texts: FormTexts | undefined): boolean =>
  typeof texts === "string" ? texts !== "" : Object.values(texts ?? {}).some(isFilled);

/** Whether one of some paths is an item's place or in it. */
export const isWithin = (place: string, paths: readonly string[]): boolean =>
  paths.some((path) => path.startsWith(place));

const itemsOf = (texts: FormTexts | undefined): readonly FormTexts[] =>
  Array.isArray(texts) ? (texts as readonly FormTexts[]) : [];

const groupOf = (texts: FormTexts | undefined): Group =>
  typeof texts === "object" && !Array.isArray(texts) ? (texts as Group) : {};
