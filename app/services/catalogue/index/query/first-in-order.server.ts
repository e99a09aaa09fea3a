import type { ProductOrder } from "./product-order.server";

/** The first `count` of some rows in an order. */
export function firstInOrder(rowIds: Uint32Array, order: ProductOrder, count: number): Uint32Array {
  const { compare, keys, sign, rank } = order;
  if (rowIds.length <= count) return rowIds.slice().sort(compare);
  // A heap of the best so far, the last of them at its top.
  // From the end, since the latest products are asked for most.
  const heap = rowIds.slice(-count);
  for (let at = (count >>> 1) - 1; at >= 0; at--) sink(heap, at, compare);
  let least = rank(heap[0] as number);
  for (let at = rowIds.length - count - 1; at >= 0; at--) {
    const rowId = rowIds[at] as number;
    // Most products are refused by their keys, without a call.
    if ((keys[rowId] as number) * sign < least || compare(rowId, heap[0] as number) >= 0) continue;
    heap[0] = rowId;
    sink(heap, 0, compare);
    least = rank(heap[0] as number);
  }
  return heap.sort(compare);
}

function sink(heap: Uint32Array, from: number, compare: ProductOrder["compare"]): void {
  let at = from;
  const rowId = heap[at] as number;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    const other = child + 1;
    if (other < heap.length && compare(heap[other] as number, heap[child] as number) > 0) child = other;
    if (compare(heap[child] as number, rowId) <= 0) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = rowId;
}
