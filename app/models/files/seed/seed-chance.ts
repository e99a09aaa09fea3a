/** Pseudo-random numbers, the same in every run. */
export type SeedChance = {
  /** From 0 to below 1. */
  next: () => number;
  /** Picks an item, earlier ones more often. */
  skewed: <Subject>(choices: readonly Subject[]) => Subject;
  /** Picks an item, each equally often. */
  any: <Subject>(choices: readonly Subject[]) => Subject;
};

/**
 * The random numbers of one generated product (an integer hash, stepped).
 * @throws RangeError when picking from an empty list
 */
export function seedChance(seed: number): SeedChance {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const at = <Subject>(choices: readonly Subject[], place: number): Subject => {
    if (choices.length === 0) throw new RangeError("nothing to choose from");
    return choices[Math.floor(place * choices.length)] as Subject;
  };
  return { next, skewed: (choices) => at(choices, next() ** 2), any: (choices) => at(choices, next()) };
}
