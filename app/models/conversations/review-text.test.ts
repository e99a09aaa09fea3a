import { expect, test } from "vitest";
import { cutReview } from "./review-text";

test("a text up to the limit is whole, and so is any text without a limit", () => {
  expect(cutReview("12345", 5)).toEqual({ shown: "12345", rest: "" });
  expect(cutReview("123456", 0)).toEqual({ shown: "123456", rest: "" });
});

test("a longer text ends with a whole word", () => {
  expect(cutReview("warm tea mugs", 10)).toEqual({ shown: "warm tea", rest: " mugs" });
});

test("a word longer than half the limit is cut", () => {
  expect(cutReview("a bbbbbbbbbb", 8)).toEqual({ shown: "a bbbbbb", rest: "bbbb" });
});

test("a character of two code units stays whole", () => {
  expect(cutReview("🍵🍵🍵", 2)).toEqual({ shown: "🍵🍵", rest: "🍵" });
});
