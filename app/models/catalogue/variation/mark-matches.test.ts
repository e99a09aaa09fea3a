import { describe, expect, it } from "vitest";
import { markMatches } from "./mark-matches";

/** The text with its matches in brackets. */
const marked = (text: string, keyword: string) =>
  markMatches(text, keyword)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

describe("what a keyword matches in a text", () => {
  it.each([
    ["Tide mug", "mu", "Tide [mu]g"],
    ["Tide mug", "TIDE MUG", "[Tide] [mug]"],
    ["Crème brûlée", "brulee", "Crème [brûlée]"],
    ["Große Tasse", "grosse", "[Große] Tasse"],
    ["Smug mug", "mug", "Smug [mug]"],
    ["Tide mug", "", "Tide mug"],
    ["C++ primer", "c++", "[C]++ primer"],
    ["", "mug", ""],
  ])("%j by %j", (text, keyword, expected) => expect(marked(text, keyword)).toBe(expected));

  it("loses no letter of the text", () => {
    const text = "Œuf 🥚 à la coque";
    expect(
      markMatches(text, "oeuf coque")
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });
});
