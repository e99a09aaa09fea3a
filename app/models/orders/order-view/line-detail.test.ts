import { expect, test } from "vitest";
import { lineDetail, lineName } from "./line-detail";

const mug = { name: "Harbour mug", variationText: "Navy", choiceTexts: [] };

test("a line is named with its variation and what was chosen for it", () => {
  const choiceTexts = [{ kind: "options" as const, label: "Initials", value: "AB", feeMinor: 0 }];
  expect(lineName({ ...mug, choiceTexts })).toBe("Harbour mug (Navy, Initials: AB)");
  expect(lineDetail({ ...mug, variationText: "", choiceTexts })).toBe("Initials: AB");
});

test("a line without either has its name alone", () => {
  expect(lineName({ ...mug, variationText: "" })).toBe("Harbour mug");
});
