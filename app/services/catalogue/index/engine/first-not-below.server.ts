/**
 * The first position below `end` whose entry is at least `value`; `end` if there is none. Entries are sorted,
 * or sorted in `order`. It calls no comparison function, which would take a third longer, because
 * every id is looked up while an index is built.
 */
export function firstNotBelow(
  entries: ArrayLike<number>,
  value: number,
  end: number,
  order?: Uint32Array,
): number {
  let low = 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = order ? (order[middle] as number) : middle;
    if ((entries[at] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
