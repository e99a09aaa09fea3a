import type { Item } from "./schema";

/** SKUs under a title; the first group may have none. */
export type ListGroup = { title: string; skus: string[] };

/** The groups of a list. Groups without SKUs are left out. */
export const listGroups = (items: readonly Item[]): ListGroup[] =>
  items
    .map(({ groupTitle, productsSku }) => ({ title: groupTitle, skus: productsSku }))
    .filter(({ skus }) => skus.length > 0);
