import { expect, test } from "vitest";
import { ratingCells, readRatings } from "./rating-cells";
import { readCells } from "./read-cells";

const read = (review_avg_rating: string, review_count: string) => {
  const cells = readCells({ line: 2, cells: { review_avg_rating, review_count } }, "USD");
  return { ratings: readRatings(cells), problems: cells.problems };
};

test.each([
  ["", "", 0, 0],
  ["", "0", 0, 0],
  ["1.0", "1", 100, 1],
  ["5.0", "1000000", 500, 1_000_000],
  ["4.65", "120", 465, 120],
  ["4.05", "3", 405, 3],
  ["4.6", "3", 460, 3],
  ["4", "3", 400, 3],
])(
  "a rating of '%s' by '%s' (rule reviews-9)",
  (average, count, importedRatingHundredths, importedReviewCount) => {
    expect(read(average, count)).toEqual({
      ratings: { importedRatingHundredths, importedReviewCount },
      problems: [],
    });
  },
);

test.each(["0.99", "5.01", "4.655", "4.", "4,6", "0", "-4", "four"])(
  "an average of '%s' is refused",
  (average) => {
    expect(read(average, "3").problems).toEqual([
      `review_avg_rating '${average}' is not a number from 1.0 to 5.0 with at most two decimals`,
    ]);
  },
);

test.each([
  ["4.5", "", "review_avg_rating needs a review_count of at least 1"],
  ["4.5", "0", "review_avg_rating needs a review_count of at least 1"],
  ["", "3", "review_count needs a review_avg_rating"],
  ["4.5", "1000001", "review_count '1000001' is more than 1000000"],
])("'%s' by '%s' is refused", (average, count, problem) => {
  expect(read(average, count).problems).toEqual([problem]);
});

test("ratings are written as they are read", () => {
  expect(ratingCells(read("4.6", "12").ratings)).toEqual({ review_avg_rating: "4.60", review_count: "12" });
  expect(ratingCells(read("", "").ratings)).toEqual({ review_avg_rating: "", review_count: "" });
});
