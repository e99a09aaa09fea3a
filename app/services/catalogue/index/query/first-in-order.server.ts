import type { ProductOrder } from "./product-order.server";

/** The first `count` of some slots in an order. */
export function firstInOrder(slots: Uint32Array, order: ProductOrder, count: number): Uint32Array {
  const { compare, keys, less, flip } = order;
  if (slots.length <= count) return slots.slice().sort(compare);
  // A heap of the best so far, the last of them at its top.
  // From the end, since the latest products are asked for most.
  const heap = slots.slice(-count);
  for (let at = (count >>> 1) - 1; at >= 0; at--) sink(heap, at, compare);
  let least = order.rank(heap[0] as number);
  for (let at = slots.length - count - 1; at >= 0; at--) {
    const slot = slots[at] as number;
    if ((((keys[slot] as number) - less) ^ flip) < least || compare(slot, heap[0] as number) >= 0) continue;
    heap[0] = slot;
    sink(heap, 0, compare);
    least = order.rank(heap[0] as number);
  }
  return heap.sort(compare);
}

function sink(heap: Uint32Array, from: number, compare: ProductOrder["compare"]): void {
  let at = from;
  const slot = heap[at] as number;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    const other = child + 1;
    if (other < heap.length && compare(heap[other] as number, heap[child] as number) > 0) child = other;
    if (compare(heap[child] as number, slot) <= 0) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = slot;
}
