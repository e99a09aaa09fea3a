import { expect, test } from "vitest";
import { sellerReviewFormSchema } from "./seller-review-form";

const typed = { star: "4", nick_name: "Ada M.", content: "Well packed." };
const messageOf = (over: Record<string, unknown>) =>
  sellerReviewFormSchema.safeParse({ ...typed, ...over }).error?.issues[0]?.message;

test("a review of a seller has stars, a name and a text (rule seller-reviews-2)", () => {
  expect(sellerReviewFormSchema.parse(typed)).toEqual({ ...typed, star: 4 });
});

test.each(["0", "6", "4.5", "", undefined])("'%s' is no number of stars", (star) => {
  expect(messageOf({ star })).toBe("Please select your star rating");
});

test("a text has 10 to 2,000 characters", () => {
  expect(messageOf({ content: "x".repeat(9) })).toBeDefined();
  expect(messageOf({ content: "x".repeat(10) })).toBeUndefined();
  expect(messageOf({ content: "x".repeat(2000) })).toBeUndefined();
  expect(messageOf({ content: "x".repeat(2001) })).toBeDefined();
});
