import { expect, test } from "vitest";
import { BoundedLabels } from "./bounded-labels.server";

test("what comes after the last free label is counted together", () => {
  const labels = new BoundedLabels(2);
  expect(["harbor", "leaf", "shut", "harbor"].map((code) => labels.label(code))).toEqual([
    "harbor",
    "leaf",
    "other",
    "harbor",
  ]);
});
