import { expect, it } from "vitest";
import { Arena, KernelMemory } from "./kernel-memory.server";
import { KeyColumn } from "./key-column.server";

const memory = new KernelMemory();

/** The bounds a zone gives for a place. */
const zoneAt = ({ lows, highs }: KeyColumn, at: number) => [lows[at >>> 6], highs[at >>> 6]];

it.each([1, 100, 8192, 100_000, 150_001])("has a zone for each possible entry, created for %i", (room) => {
  const column = new KeyColumn(new Arena(memory), Uint32Array, room);
  const last = column.entries.length - 1;
  column.set(last, 7);
  expect(zoneAt(column, last)).toEqual([7, 7]);
  column.set(last + 1, 9);
  expect(zoneAt(column, last + 1)).toEqual([9, 9]);
  expect(column.get(last)).toBe(7);
});

it("a write widens a zone and never narrows it", () => {
  const column = new KeyColumn(new Arena(memory), Uint32Array, 200);
  for (const [at, entry] of [
    [64, 50],
    [65, 20],
    [66, 90],
    [66, 30],
  ] as const)
    column.set(at, entry);
  expect(zoneAt(column, 64)).toEqual([20, 90]);
  expect(zoneAt(column, 0)).toEqual([0xffffffff, 0]);
});

it("ignores 0 on request", () => {
  const column = new KeyColumn(new Arena(memory), Uint32Array, 200, true);
  column.set(0, 0);
  column.set(1, 40);
  expect(zoneAt(column, 0)).toEqual([40, 40]);
});
