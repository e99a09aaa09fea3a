/** Numbers that look like chance and are the same in every run. */
export type SeedChance = {
  /** From 0 to below 1. */
  next: () => number;
  /** One of some things, the earlier ones more often. */
  skewed: <Thing>(things: readonly Thing[]) => Thing;
  /** One of some things, each as often. */
  any: <Thing>(things: readonly Thing[]) => Thing;
};

/** The chance of one generated product (an integer hash, stepped). @throws RangeError when choosing from nothing */
export function seedChance(seed: number): SeedChance {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const at = <Thing>(things: readonly Thing[], place: number): Thing => {
    if (things.length === 0) throw new RangeError("nothing to choose from");
    return things[Math.floor(place * things.length)] as Thing;
  };
  return { next, skewed: (things) => at(things, next() ** 2), any: (things) => at(things, next()) };
}
