import { expect, test } from "vitest";
import { openingOf, openingText, policiesOf, policiesText, ratesOf, ratesText } from "./seller-lines";

test("opening hours, policies and rates are typed as lines, and come back as they were", () => {
  const opening = [{ days: "Monday to Friday", hours: "9:00 to 17:00" }];
  expect(openingOf(openingText(opening))).toEqual(opening);
  const policies = [
    { title: "Returns", text: "Thirty days.\nUnused." },
    { title: "Breakage", text: "Send a photo." },
  ];
  expect(policiesOf(policiesText(policies))).toEqual(policies);
  expect(ratesOf(ratesText({ mugs: 1250, vases: 0 }))).toEqual({ mugs: 1250, vases: 0 });
});

test("a line that says no rate is named", () => {
  expect(ratesOf("mugs: 12,5 %\nvases ten")).toBe("vases ten");
  expect(ratesOf("mugs: 120")).toBe("mugs: 120");
});
