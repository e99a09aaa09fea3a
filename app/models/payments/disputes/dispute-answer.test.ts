import { expect, test } from "vitest";
import { answerProblem } from "./dispute-answer";

const limits = { mostText: 10, mostBytes: 4_500_000 };
const file = (kind: "delivery" | "other", size = 1) => ({ kind, size });

test.each([
  ["nothing", { text: "", files: [] }, "text"],
  ["words alone", { text: "Sent.", files: [] }, undefined],
  ["a file alone", { text: "", files: [file("other")] }, undefined],
  ["as many characters as it takes", { text: "0123456789", files: [] }, undefined],
  ["one more", { text: "0123456789!", files: [] }, "text"],
  ["a file of each kind", { text: "", files: [file("delivery"), file("other")] }, undefined],
  ["two of a kind", { text: "", files: [file("other"), file("delivery"), file("other")] }, "other"],
  ["as many bytes as it takes", { text: "", files: [file("delivery", 4_500_000)] }, undefined],
  ["a byte more in all", { text: "", files: [file("delivery", 4_499_999), file("other", 2)] }, "delivery"],
])("an answer of %s (rule payment-28)", (_, answer, field) => {
  expect(answerProblem(answer, limits)?.field).toBe(field);
});

test("files that are too large are told how large they may be (rule payment-28)", () => {
  const files = [file("other", 4_500_001)];
  expect(answerProblem({ text: "", files }, limits)?.message).toContain("4.5 MB in all");
});
