import { expect, test } from "vitest";
import { type PerView, perViewSteps, standardPerView, widePerView } from "./per-view";

test("breakpoints are sorted from narrow to wide, so that the widest match wins", () => {
  expect(perViewSteps({ base: 1, from: { 992: 4, 576: 2 } })).toEqual([
    { media: "(min-width: 576px)", count: 2 },
    { media: "(min-width: 992px)", count: 4 },
  ]);
});

const counts = (perView: PerView) => [perView.base, ...perViewSteps(perView).map(({ count }) => count)];

test("the standard slider shows 1.5, 3, 3.2, 5 and 6.38", () => {
  expect(counts(standardPerView)).toEqual([1.5, 3, 3.2, 5, 6.38]);
});

test("the other layout of a slider shows 1.5, 2, 3, 4 and 6.38", () => {
  expect(counts(widePerView)).toEqual([1.5, 2, 3, 4, 6.38]);
});
