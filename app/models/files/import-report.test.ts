import { expect, test } from "vitest";
import { type ApplySummary, noCounts, type PictureCounts } from "./apply-summary";
import { reportLines, summaryReport } from "./import-report";

const line = (pictures?: PictureCounts) => {
  const none = { products: noCounts, variations: noCounts, others: noCounts };
  const summary: ApplySummary = { ...none, refused: [], notes: [], ...(pictures ? { pictures } : {}) };
  return reportLines(summaryReport(summary, [])).find((each) => each.startsWith("Pictures"));
};

test("an import says how many pictures came", () => {
  expect(line({ kept: 54, missing: 0 })).toBe("Pictures: 54 kept here");
  expect(line({ kept: 1, missing: 2 })).toBe("Pictures: 1 kept here, 2 missing");
});

test("a file that names no pictures says nothing of them", () => {
  expect(line({ kept: 0, missing: 0 })).toBeUndefined();
  expect(line()).toBeUndefined();
});
