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
  ])("%s may mean %j", (typed, meant) => {
    expect(closeWords(typed, words)).toEqual(meant);
  });

  it("may be typed only in part", () => {
    expect(closeWords("stonwa", words)).toEqual(["stoneware"]);
  });

  it("of three letters is taken as it is", () => {
    expect(closeWordKeys("mgu")).toEqual([]);
    expect(closeWords("mgu", words)).toEqual([]);
  });

  it("of six letters may have one wrong, of seven two", () => {
    expect(closeWords("taepto", words)).toEqual([]);
    expect(closeWords("lamtren", words)).toEqual(["lantern"]);
  });
});

it("means the closest word and not every close one", () => {
  expect(closeWords("linem", ["linen", "line", "lined"])).toEqual(["line", "linen", "lined"]);
  expect(closeWords("linen", ["linen", "linden"])).toEqual(["linen"]);
});

/** The keys a word is kept under, as the database makes them. */
const keptKeys = (word: string) => closeWordKeys(word.length < 7 ? word : word.padEnd(7));

it("shares a key with the word that was meant, whatever letter is left out, doubled or swapped", () => {
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
