/** The first place below `end` whose entry is not below `value`, in sorted entries. */
export function firstNotBelow(entries: Uint32Array, value: number, end: number): number {
  let low = 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle] as number) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
