import { expect, test } from "vitest";
import { opinionFaults } from "./opinion-messages";

const opinions = {
  reviews: [
    { code: "good", sku: "MUG" },
    { code: "lost", sku: "PAN" },
  ],
  questions: [{ code: "why", sku: "PAN" }],
  sellerReviews: [
    { code: "kind", seller: "potter" },
    { code: "gone", seller: "smith" },
  ],
};
const sellers = new Set(["potter"]);

test("reviews and questions about what a folder does not have are named", () => {
  expect(opinionFaults(opinions, { skus: new Set(["MUG"]), sellers })).toEqual([
    { file: "reviews.json", line: null, reason: "lost: there is no product 'PAN'" },
    { file: "questions.json", line: null, reason: "why: there is no product 'PAN'" },
    { file: "seller-reviews.json", line: null, reason: "gone: there is no seller 'smith'" },
  ]);
});

test("in a folder without products none of their products is missed", () => {
  expect(opinionFaults({ ...opinions, sellerReviews: [] }, { skus: null, sellers })).toEqual([]);
});
