/**
 * The first place below `end` whose entry is not below `value`; `end` when there is none. The entries are sorted, or
 * they are in the order of `places`, which then says where the entry of each place is. No function is asked for it: that
 * would take a third longer, and each id is looked up while an index is built.
 */
export function firstNotBelow(
  entries: ArrayLike<number>,
  value: number,
  end: number,
  places?: Uint32Array,
): number {
  let low = 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const at = places ? (places[middle] as number) : middle;
    if ((entries[at] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
