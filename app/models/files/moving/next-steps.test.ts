import { expect, test } from "vitest";
import { type ApplySummary, noCounts } from "../apply-summary";
import { nextMovingSteps } from "./next-steps";

const summary: ApplySummary = {
  products: noCounts,
  variations: noCounts,
  others: noCounts,
  refused: [],
  notes: [],
};
const place = { file: "a.csv", line: 2, reason: "" };

test("nothing is left to do after an import that changed nothing", () => {
  expect(nextMovingSteps(summary, 0)).toEqual([]);
});

test("refused rows come first, then notes, pictures and what every new shop needs", () => {
  const steps = nextMovingSteps(
    { ...summary, products: { ...noCounts, added: 3 }, refused: [place], notes: [place] },
    12,
  );
  expect(steps[2]).toMatch(/while the server runs: 12\./);
  expect(steps.map((step) => step.split(" ")[0])).toEqual([
    "Correct",
    "Read",
    "Pictures",
    "Look",
    "Set",
    "Complete",
    "Point",
  ]);
});
