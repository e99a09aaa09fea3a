import { setBit } from "./bits.server";
import type { CountingEngine } from "./counting-engine.server";
import type { Placed } from "./kernel-memory.server";
import type { ProductOrder } from "./product-order.server";
import { type PlacedRuns, placeRuns, stepWords, wholeSteps } from "./runs.server";
import type { Scratch } from "./scratch.server";

/** Slots as a bitmap, and the range that may contain some. */
export type FoundSlots = { bits: Placed; runs: PlacedRuns };

/** Entries of 32 bits in which the kernel stores the most promising words. */
const promisedEntries = 256;

/** Hands slots below `count` to the kernel. */
export function placeSlots(scratch: Scratch, count: number, slots: Iterable<number>): FoundSlots {
  const bits = scratch.takeEmpty(wholeSteps(count));
  for (const slot of slots) setBit(bits, slot);
  return { bits, runs: placeRuns(scratch, Uint32Array.of(0, bits.length / stepWords)) };
}

/** The first `count` of some slots in an order. */
export function firstInOrder(
  { kernel, scratch }: CountingEngine,
  { bits, runs }: FoundSlots,
  order: ProductOrder,
  count: number,
): Uint32Array {
  const { keys, ids, flip, less } = order;
  const promises = scratch.takeEmpty(promisedEntries);
  const heap = scratch.take(count);
  const found = kernel.firstInOrder(
    bits.byteOffset,
    runs.address,
    runs.count,
    keys.entries.byteOffset,
    keys.entries.BYTES_PER_ELEMENT,
    (flip === 0 ? keys.highs : keys.lows).byteOffset,
    ids.entries.byteOffset,
    flip,
    less,
    promises.byteOffset,
    heap.byteOffset,
    count,
  );
  return heap.slice(0, found).sort(order.compare);
}
