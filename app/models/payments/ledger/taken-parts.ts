// @public

import type { Movement } from "../movement";
import { type PartAmounts, partAmounts, totalOfParts } from "../order-history";
import { partsOf } from "../split-parts";

/**
 * What a movement took off the sale of its order, by part, and whether nothing was left then.
 * @param history of the order, the oldest first
 * @param key of the movement
 * @returns null where it took nothing, as one that pays back what was owed already
 */
export function takenParts(
  history: readonly Movement[],
  key: string,
): { parts: PartAmounts; isRest: boolean } | null {
  const at = history.findIndex((movement) => movement.key === key);
  const movement = history[at];
  if (!movement) return null;
  const gone = partAmounts([movement]);
  const parts = partsOf((part) => 0 - gone[part]);
  if (totalOfParts(parts) <= 0) return null;
  return { parts, isRest: totalOfParts(partAmounts(history.slice(0, at + 1))) === 0 };
}
