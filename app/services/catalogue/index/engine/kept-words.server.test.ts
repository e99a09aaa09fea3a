import { expect, test } from "vitest";
import { KeptWords } from "./kept-words.server";

const word = { sets: [{ list: Uint32Array.of(1, 2) }], categoryIds: [], isStop: false };

test("a word is searched again among products changed since it was read, each once", () => {
  const words = new KeptWords(1000);
  words.noteChanged([7]);
  words.put("mug", { ...word, readAt: words.now });
  words.noteChanged([8, 9]);
  words.noteChanged([8]);
  expect(words.find("mug")?.changedIds).toEqual([8, 9]);
});

test("a word being read while the cache is emptied is not cached", () => {
  const words = new KeptWords(1000);
  const readAt = words.now;
  words.forget();
  words.put("mug", { ...word, readAt });
  expect(words.find("mug")).toBeUndefined();
  words.put("mug", { ...word, readAt: words.now });
  expect(words.find("mug")?.changedIds).toEqual([]);
});
