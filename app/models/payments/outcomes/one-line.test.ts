import { describe, expect, test } from "vitest";
import { oneLine } from "./one-line";

describe("a text for a provider", () => {
  test.each([
    ["keeps what is one line", "A cup was broken.", "A cup was broken."],
    ["joins its lines", "A cup\r\nwas\u2028broken.\n", "A cup was broken."],
    ["loses control characters", "A\u0000cup\u007f", "A cup"],
    ["may be empty", " \n\t", ""],
  ])("%s", (_what, text, line) => expect(oneLine(text, 255)).toBe(line));

  test.each([
    ["at the limit", "abcde", "abcde"],
    ["above it", "abcdef", "abcde"],
    ["with a space at the cut", "abcd ef", "abcd"],
    ["with a character of two units at the cut", "abcd😀", "abcd"],
  ])("is cut %s", (_what, text, line) => expect(oneLine(text, 5)).toBe(line));
});
