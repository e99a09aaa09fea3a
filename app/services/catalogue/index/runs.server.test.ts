import fc from "fast-check";
import { expect, it } from "vitest";
import { bitsFor, setBit } from "./bits.server";
import { runsOf } from "./runs.server";

/** Places of a step. */
const step = 128;

it("clears a set outside its runs, which are ascending and disjoint", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20_000 })), (places) => {
      const bits = bitsFor(20_001);
      for (const place of places) setBit(bits, place);
      const runs = [...runsOf(bits)];
      expect(runs.every((edge, at) => at === 0 || edge > (runs[at - 1] ?? 0))).toBe(true);
      const isInside = (place: number) =>
        runs.some((from, at) => at % 2 === 0 && place >= from * step && place < (runs[at + 1] ?? 0) * step);
      expect(places.every(isInside)).toBe(true);
    }),
  );
});

it("has a run for each distant part, and none for an empty set", () => {
  const bits = bitsFor(10_000);
  expect([...runsOf(bits)]).toEqual([]);
  for (const place of [0, 127, 128, 300, 5000]) setBit(bits, place);
  expect([...runsOf(bits)]).toEqual([0, 3, 39, 40]);
});
