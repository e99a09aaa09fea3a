import { expect, test } from "vitest";
import { sellerStory } from "./seller-story";

test("a story has a paragraph for each line that says something", () => {
  expect(sellerStory("We throw clay.\n\n \nIn Bethlehem.").paragraphs).toEqual([
    "We throw clay.",
    "In Bethlehem.",
  ]);
  expect(sellerStory("").paragraphs).toEqual([]);
});

test("a phone shows a short line whole, and but the beginning of more (rule sellers-4)", () => {
  expect(sellerStory("").isLong).toBe(false);
  expect(sellerStory("x".repeat(70)).isLong).toBe(false);
  expect(sellerStory("x".repeat(71)).isLong).toBe(true);
  expect(sellerStory("We throw clay.\nIn Bethlehem.").isLong).toBe(true);
});
