import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { closeWordKeys, closeWords } from "./close-words";

const words = ["stoneware", "throw", "mug", "scarf", "linen", "lantern", "teapot"];

describe("a mistyped word", () => {
  test.each([
    ["stonewear", ["stoneware"]],
    ["stonware", ["stoneware"]],
    ["sotneware", ["stoneware"]],
    ["scarff", ["scarf"]],
    ["sacrf", ["scarf"]],
    ["linnen", ["linen"]],
    ["lantrn", ["lantern"]],
    ["taepot", ["teapot"]],
  ])("%s matches %j", (typed, meant) => {
    expect(closeWords(typed, words)).toEqual(meant);
  });

  it("matches while it is still being typed", () => {
    expect(closeWords("stonwa", words)).toEqual(["stoneware"]);
  });

  it("of three letters is not corrected", () => {
    expect(closeWordKeys("mgu")).toEqual([]);
    expect(closeWords("mgu", words)).toEqual([]);
  });

  it("of six letters may have one error, of seven two", () => {
    expect(closeWords("taepto", words)).toEqual([]);
    expect(closeWords("lamtren", words)).toEqual(["lantern"]);
  });
});

it("matches only the closest words", () => {
  expect(closeWords("linem", ["linen", "line", "lined"])).toEqual(["line", "linen", "lined"]);
  expect(closeWords("linen", ["linen", "linden"])).toEqual(["linen"]);
});

/** The keys of a word, as the database computes them. */
const keptKeys = (word: string) => closeWordKeys(word.length < 7 ? word : word.padEnd(7));

it("shares a key with the correct word, whichever letter is missing, doubled or swapped", () => {
  const letters = fc.stringMatching(/^[a-z]{5,12}$/);
  fc.assert(
    fc.property(letters, fc.nat(), fc.constantFrom("drop", "double", "swap"), (word, seed, kind) => {
      const at = seed % (word.length - 1);
      const typed =
        kind === "drop"
          ? word.slice(0, at) + word.slice(at + 1)
          : kind === "double"
            ? word.slice(0, at) + word[at] + word.slice(at)
            : word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
      const kept = new Set(keptKeys(word));
      const isShared = closeWordKeys(typed).some((key) => kept.has(key));
      expect(isShared).toBe(true);
      expect(closeWords(typed, [word])).toEqual([word]);
    }),
  );
});
