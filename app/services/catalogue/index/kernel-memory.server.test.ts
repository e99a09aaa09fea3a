import { describe, expect, it } from "vitest";
import { Arena, KernelMemory } from "./kernel-memory.server";

const memory = new KernelMemory();

describe("memory of the kernel", () => {
  it("is zeroed when allocated, even if it was written before", () => {
    const one = new Arena(memory);
    const view = one.take(Uint32Array, 5000);
    view.fill(7);
    one.giveAll();
    expect(new Arena(memory).take(Uint32Array, 5000).every((entry) => entry === 0)).toBe(true);
  });

  it("is reused after it was released", () => {
    const arena = new Arena(memory);
    const { byteOffset } = arena.take(Uint8Array, 100_000);
    arena.giveAll();
    expect(new Arena(memory).take(Uint8Array, 100_000).byteOffset).toBe(byteOffset);
  });

  it("never has two owners", () => {
    const arena = new Arena(memory);
    const views = [1, 600, 40_000, 700, 3].map((length) => arena.take(Uint16Array, length));
    const places = views
      .map(({ byteOffset, byteLength }) => ({ from: byteOffset, to: byteOffset + byteLength }))
      .sort((a, b) => a.from - b.from);
    expect(places.every(({ to }, at) => to <= (places[at + 1]?.from ?? Number.POSITIVE_INFINITY))).toBe(true);
  });

  it("keeps the entries of a growing view, and older views when the memory grows", () => {
    const arena = new Arena(memory);
    const small = arena.take(Uint32Array, 3);
    small.set([1, 2, 3]);
    const other = arena.take(Uint32Array, 1);
    other[0] = 9;
    const grown = arena.grown(small, memory.memory.buffer.byteLength);
    expect([...grown.subarray(0, 3)]).toEqual([1, 2, 3]);
    expect(grown[3]).toBe(0);
    expect(other[0]).toBe(9);
    arena.giveAll();
  });

  it("is counted", () => {
    const before = memory.usedBytes;
    const arena = new Arena(memory);
    const view = arena.take(Uint8Array, 1000);
    expect(arena.bytes).toBe(1024);
    expect(memory.usedBytes - before).toBe(1024);
    arena.give(view);
    expect([arena.bytes, memory.usedBytes - before]).toEqual([0, 0]);
  });
});
