import { expect, test } from "vitest";
import { type MergedProduct, mergeProblem, splitProblem } from "./merge-problem";

const potter = { id: "p", name: "Potter" };
const weaver = { id: "w", name: "Weaver" };
const mug: MergedProduct = {
  sku: "MUG",
  classCode: "simple",
  isVariation: false,
  isArchived: false,
  optionSet: null,
  subscriptionPlans: [],
  sellers: [potter],
};
const cup = { ...mug, sku: "CUP", sellers: [weaver] };

test("two single products of different sellers can become one", () => {
  expect(mergeProblem(mug, cup)).toBeNull();
});

test.each([
  [{ sku: "MUG" }, "Choose two different products."],
  [{ isArchived: true }, "CUP is archived."],
  [{ isVariation: true }, "CUP has variations, is one or is a set: only single products can become one."],
  [{ classCode: "grouped" }, "CUP has variations, is one or is a set: only single products can become one."],
  [{ optionSet: "engraving" }, "They have different options."],
  [{ subscriptionPlans: [{ every: 1 }] }, "They have different subscriptions."],
  [{ sellers: [weaver, potter] }, "Potter offers both: one of these two offers has to go first."],
])("not with one that is %o", (over, problem) => {
  expect(mergeProblem(mug, { ...cup, ...over })).toBe(problem);
});

test("a product is parted while one seller stays and one goes", () => {
  const shared = { ...mug, sellers: [potter, weaver] };
  expect(splitProblem(shared, ["w"])).toBeNull();
  expect(splitProblem(shared, [])).toBe("Choose whose offers become a product of their own.");
  expect(splitProblem(shared, ["w", "p"])).toBe("One seller at least has to stay.");
  expect(splitProblem({ ...shared, isArchived: true }, ["w"])).toBe("MUG is archived.");
});
