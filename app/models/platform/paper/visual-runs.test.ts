import { expect, test } from "vitest";
import { isBidirectional, linePieces, visualRuns, withoutMarks } from "./visual-runs";

const seen = (text: string) => visualRuns(text).map(({ text: run, isReversed }) => [run, isReversed]);

test.each([
  ["Mug", [["Mug", false]]],
  // From left to right it is seen: the number, then the words, which their typeface turns.
  [
    "الطلب HP-1001",
    [
      ["HP-1001", false],
      ["الطلب ", true],
    ],
  ],
  // A number behind Arabic keeps its order where it is set apart.
  [
    "هاتف \u2068+1 (212) 555-0130\u2069",
    [
      ["+1 (212) 555-0130", false],
      ["هاتف ", true],
    ],
  ],
  ["+1 (212) 555-0130", [["+1 (212) 555-0130", false]]],
  // Brackets are mirrored.
  ["(مشمولة)", [[")مشمولة(", true]]],
])("%j is seen as %j", (text, runs) => {
  expect(seen(text)).toEqual(runs);
});

test("a line ends behind spaces and between ideographs, and never before a full stop or a small kana", () => {
  expect(linePieces("Tide Mug 青")).toEqual(["Tide ", "Mug ", "青"]);
  expect(linePieces("送料。").join("|")).toBe("送|料。");
  expect(linePieces("チェック").join("|")).toBe("チェッ|ク");
});

test("marks are not drawn", () => {
  expect(withoutMarks("\u200F12.00\u00A0US$")).toBe("12.00\u00A0US$");
  expect(isBidirectional("12.00 US$")).toBe(false);
  expect(isBidirectional("ر.س.")).toBe(true);
});
