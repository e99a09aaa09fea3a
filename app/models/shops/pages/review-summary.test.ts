import { expect, test } from "vitest";
import {
  addStars,
  averageHundredths,
  noStars,
  reviewSummary,
  type StarCounts,
  starCounts,
  withImported,
} from "./review-summary";

test("rows of stars become counts, one star first, and foreign stars do not count", () => {
  const rows = [
    { star: 5, count: 3 },
    { star: 1, count: 2 },
    { star: 5, count: 1 },
    { star: 0, count: 9 },
    { star: 6, count: 9 },
  ];
  expect(starCounts(rows)).toEqual([2, 0, 0, 0, 4]);
});

test.each<[StarCounts, number]>([
  [noStars, 0],
  [[1, 0, 0, 0, 0], 100],
  [[0, 0, 0, 0, 1], 500],
  // 13 / 3 = 4.333...
  [[0, 0, 1, 0, 2], 433],
  // 14 / 3 = 4.666...
  [[0, 0, 0, 1, 2], 467],
  // 4.125 rounds half up.
  [[0, 0, 0, 7, 1], 413],
])("the average of %j is %i hundredths", (stars, hundredths) => {
  expect(averageHundredths(stars)).toBe(hundredths);
});

test("counts of a product and its variations add up", () => {
  expect(addStars([1, 0, 0, 0, 2], [0, 1, 0, 0, 3])).toEqual([1, 1, 0, 0, 5]);
  expect(addStars()).toEqual(noStars);
});

test("the eleventh review opens a second page, and no reviews have one page", () => {
  expect(reviewSummary([0, 0, 0, 0, 10])).toMatchObject({ count: 10, average: 5, pageCount: 1 });
  expect(reviewSummary([0, 0, 0, 0, 11])).toMatchObject({ pageCount: 2 });
  expect(reviewSummary(noStars)).toEqual({ stars: noStars, count: 0, average: 0, pageCount: 1 });
});

test.each<[StarCounts, { hundredths: number; count: number }[], { hundredths: number; count: number }]>([
  [noStars, [], { hundredths: 0, count: 0 }],
  [noStars, [{ hundredths: 0, count: 0 }], { hundredths: 0, count: 0 }],
  [noStars, [{ hundredths: 465, count: 120 }], { hundredths: 465, count: 120 }],
  // (450 * 3 + 100) / 4 = 362.5 rounds half up.
  [[1, 0, 0, 0, 0], [{ hundredths: 450, count: 3 }], { hundredths: 363, count: 4 }],
  [
    [0, 0, 0, 0, 1],
    [
      { hundredths: 400, count: 1 },
      { hundredths: 300, count: 1 },
    ],
    { hundredths: 400, count: 3 },
  ],
])("stars %j with the imported ratings %j (rule reviews-9)", (stars, imported, expected) => {
  expect(withImported(stars, imported)).toEqual(expected);
});
