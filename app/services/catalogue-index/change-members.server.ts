import type { CatalogueIndex } from "./catalogue-index.server";

/** The categories a product stands in itself. */
export function categoriesOf(index: CatalogueIndex, slot: number): number[] {
  const found: number[] = [];
  for (const [id, slots] of index.members) if (slots[firstNotBelow(slots, slot)] === slot) found.push(id);
  return found;
}

/** Puts a product into these categories and takes it out of all others. */
export function setCategories(index: CatalogueIndex, slot: number, categoryIds: readonly number[]): void {
  const before = new Set(categoriesOf(index, slot));
  for (const id of before) {
    if (categoryIds.includes(id)) continue;
    const slots = index.members.get(id);
    if (slots)
      index.members.set(
        id,
        slots.filter((other) => other !== slot),
      );
  }
  for (const id of categoryIds) {
    if (before.has(id)) continue;
    const slots = index.members.get(id) ?? new Uint32Array(0);
    const at = firstNotBelow(slots, slot);
    const more = new Uint32Array(slots.length + 1);
    more.set(slots.subarray(0, at));
    more[at] = slot;
    more.set(slots.subarray(at), at + 1);
    index.members.set(id, more);
  }
}

function firstNotBelow(slots: Uint32Array, slot: number): number {
  let low = 0;
  let high = slots.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((slots[middle] as number) < slot) low = middle + 1;
    else high = middle;
  }
  return low;
}
