import { describe, expect, it } from "vitest";
import { hasBit } from "./bits.server";
import { CountingEngine } from "./counting-engine.server";
import { Arena } from "./kernel-memory.server";
import { maxValueSets, ValueSets } from "./value-sets.server";

const { memory } = new CountingEngine();

describe("bitmaps by value", () => {
  it("contain the last written value", () => {
    const sets = new ValueSets(new Arena(memory), 10);
    sets.set(3, [0, 1]);
    sets.set(3, [1]);
    expect(sets.upTo(10)?.map((set) => hasBit(set, 3))).toEqual([false, true]);
  });

  it("grow with later places, also those without a value", () => {
    const arena = new Arena(memory);
    const sets = new ValueSets(arena, 10);
    sets.set(3, [0]);
    sets.set(20_000, [1]);
    expect(sets.upTo(10)?.map((set) => [hasBit(set, 3), hasBit(set, 20_000)])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(sets.upTo(90_000)?.every((set) => set.length * 32 >= 90_000)).toBe(true);
  });

  it("are dropped, with their memory, when there are too many values", () => {
    const arena = new Arena(memory);
    const sets = new ValueSets(arena, 10);
    sets.set(1, [maxValueSets - 1]);
    expect(sets.upTo(10)).toHaveLength(maxValueSets);
    sets.set(2, [maxValueSets]);
    expect(sets.upTo(10)).toBeNull();
    expect(arena.bytes).toBe(0);
  });
});
