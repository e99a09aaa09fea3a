/** Chance that can be repeated: the same seed makes the same choices. */
export type Random = {
  /** A whole number from 0 to below `end`. */
  below: (end: number) => number;
  pick: <T>(items: readonly T[]) => T;
  /** True so many times in a hundred. */
  often: (percent: number) => boolean;
};

/** Mulberry32: 32 bits of state, good enough to choose inputs. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error("there is nothing to pick from");
      return item;
    },
    often: (percent) => next() * 100 < percent,
  };
}
