import type { Keys } from "./nth-smallest.server";

/**
 * The first `count` of some slots by their keys, in order; between equals the lower slot comes first, or last in the
 * opposite order. One walk: a heap holds the best so far with the worst of them on top.
 */
export function firstByKeys(
  slots: Uint32Array,
  keys: Keys,
  direction: "asc" | "desc",
  count: number,
): Uint32Array {
  const size = Math.min(count, slots.length);
  if (size === 0) return new Uint32Array();
  const isAscending = direction === "asc";
  const heap = isAscending ? slots.slice(0, size) : slots.slice(slots.length - size);
  const comesAfter = (a: number, b: number) => {
    const difference = (keys[a] as number) - (keys[b] as number) || a - b;
    return isAscending ? difference > 0 : difference < 0;
  };
  for (let at = (size >>> 1) - 1; at >= 0; at--) sink(heap, at, comesAfter);
  let worst = keys[heap[0] as number] as number;
  // Walked from the side whose slots come first: what equals the worst so far never takes its place.
  if (isAscending)
    for (let at = size; at < slots.length; at++) {
      const slot = slots[at] as number;
      if ((keys[slot] as number) >= worst) continue;
      heap[0] = slot;
      sink(heap, 0, comesAfter);
      worst = keys[heap[0] as number] as number;
    }
  else
    for (let at = slots.length - size - 1; at >= 0; at--) {
      const slot = slots[at] as number;
      if ((keys[slot] as number) <= worst) continue;
      heap[0] = slot;
      sink(heap, 0, comesAfter);
      worst = keys[heap[0] as number] as number;
    }
  return heap.sort((a, b) => (comesAfter(a, b) ? 1 : -1));
}

/** Lets the slot at a place of the heap sink beneath all that come after it. */
function sink(heap: Uint32Array, place: number, comesAfter: (a: number, b: number) => boolean): void {
  let at = place;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= heap.length) return;
    if (child + 1 < heap.length && comesAfter(heap[child + 1] as number, heap[child] as number)) child++;
    if (!comesAfter(heap[child] as number, heap[at] as number)) return;
    const slot = heap[at] as number;
    heap[at] = heap[child] as number;
    heap[child] = slot;
    at = child;
  }
}
