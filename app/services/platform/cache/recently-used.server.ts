// @public

import { LRUCache } from "lru-cache";

/**
 * A cache by name that drops the least recently used entries when it is full. What was put last stays,
 * however large it is; an entry that is put again is measured anew only as another object.
 * @param maxSize total size
 * @param sizeOf size of an entry when it is put
 */
export const recentlyUsed = <Value extends object>(
  maxSize: number,
  sizeOf: (value: Value) => number,
): LRUCache<string, Value> =>
  new LRUCache({
    maxSize,
    // It keeps nothing larger than all, and takes no size below one.
    sizeCalculation: (value) => Math.min(Math.max(1, Math.ceil(sizeOf(value))), maxSize),
  });
