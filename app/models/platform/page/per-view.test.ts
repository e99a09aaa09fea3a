import { expect, test } from "vitest";
import { perViewSteps, standardPerView } from "./per-view";

test("breakpoints are sorted from narrow to wide, so that the widest match wins", () => {
  expect(perViewSteps({ base: 1, from: { 992: 4, 576: 2 } })).toEqual([
    { media: "(min-width: 576px)", count: 2 },
    { media: "(min-width: 992px)", count: 4 },
  ]);
});

test("the standard slider shows 1.5, 3, 3.2, 5 and 6.38", () => {
  expect([standardPerView.base, ...perViewSteps(standardPerView).map(({ count }) => count)]).toEqual([
    1.5, 3, 3.2, 5, 6.38,
  ]);
});
