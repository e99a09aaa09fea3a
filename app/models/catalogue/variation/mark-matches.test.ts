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
    ["Ægir œuvre", "aegir oeuvre", "[Ægir] [œuvre]"],
    ["C++ primer", "c++++ primer", "[C]++ [primer]"],
    ["Tide mug", "mugs", "Tide mug"],
    ["Rag rug", "grag", "Rag rug"],
    ["Tide mug", "+ tide", "[Tide] mug"],
  ])("%j by %j", (text, keyword, expected) => expect(marked(text, keyword)).toBe(expected));

  it("parts a text into pieces that say where they begin and whether they match", () =>
    expect(markMatches("🥚 cup", "cup")).toEqual([
      { from: 0, text: "🥚 ", isMatch: false },
      { from: 2, text: "cup", isMatch: true },
    ]));

  it("loses no letter of the text", () => {
    const text = "Œuf 🥚 à la coque";
    expect(
      markMatches(text, "oeuf coque")
        .map((part) => part.text)
        .join(""),
    ).toBe(text);
  });
});
