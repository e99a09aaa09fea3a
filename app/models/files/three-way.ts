// @public

/** The versions of a record when a folder was last applied or exported: the folder's, and the shop's. */
export type Mark = { folder: string; shop: string };

/** Who decides what both changed: `ours` is the folder that is applied, `theirs` the shop. */
export type ConflictSide = "ours" | "theirs";

/** Whose record an apply makes the shop have. `same` is on both sides, a `conflict` needs a person. */
export type Ruling = "same" | "folder" | "shop" | "conflict";

/** A record on both sides by its versions; null where it is not. */
export type BothSides = {
  folder: string | null;
  shop: string | null;
  /** Null for one that the folder did not have when it was last applied or exported. */
  mark: Mark | null;
  /** Whether both sides say the same, however their versions are counted. */
  isSame: boolean;
  /** Whether this folder was never applied to the shop or exported from it: then it wins everywhere. */
  isFirst: boolean;
};

/** Whose record an apply takes (rule shop-folders-6). */
export function threeWay({ folder, shop, mark, isSame, isFirst }: BothSides): Ruling {
  if (isSame || (folder === null && shop === null)) return "same";
  if (isFirst) return "folder";
  if (mark === null) return shop === null ? "folder" : folder === null ? "shop" : "conflict";
  if (shop === mark.shop) return "folder";
  return folder === mark.folder ? "shop" : "conflict";
}

/**
 * One order of names of two: that of `first`, and after each name those that only `second` has behind it.
 */
export function joinOrders(first: readonly string[], second: readonly string[]): string[] {
  const own = new Set(first);
  const behind = new Map<string | null, string[]>();
  let last: string | null = null;
  for (const name of second) {
    if (own.has(name)) last = name;
    else behind.set(last, [...(behind.get(last) ?? []), name]);
  }
  return [...(behind.get(null) ?? []), ...first.flatMap((name) => [name, ...(behind.get(name) ?? [])])];
}

/** Whether what two orders share is in the same order in both. */
export function agreeInOrder(first: readonly string[], second: readonly string[]): boolean {
  const [inFirst, inSecond] = [new Set(first), new Set(second)];
  const shared = second.filter((name) => inFirst.has(name));
  return first.filter((name) => inSecond.has(name)).every((name, at) => name === shared[at]);
}
