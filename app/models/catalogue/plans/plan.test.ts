import { describe, expect, it, test } from "vitest";
import { noOptionSet } from "../options/line-choices";
import { formatPlan, parsePlan, repeatedPlan } from "../rows/plan-cells";
import {
  intervalOfCode,
  intervalText,
  intervalUnits,
  isInterval,
  isSubscription,
  onceCode,
  planCode,
  planOf,
  planOptionCode,
  planPrice,
  planText,
  withoutOnce,
} from "./plan";
import { withPlans } from "./plan-option";

const fortnight = { every: 2, unit: "week", rateBasisPoints: 1000 } as const;
const month = { every: 1, unit: "month", rateBasisPoints: 0 } as const;
const choosing = (code: string) => ({ options: { [planOptionCode]: code }, personalization: {} });

describe("an interval", () => {
  it.each([
    ["day", 730],
    ["week", 104],
    ["month", 24],
    ["year", 2],
  ] as const)("of %ss is 1 to %d of them", (unit, most) => {
    expect([0, 1, most, most + 1, 1.5].map((every) => isInterval({ every, unit }))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it("is read back from its code, and from no other text", () => {
    for (const unit of intervalUnits)
      expect(intervalOfCode(planCode({ every: 2, unit }))).toEqual({ every: 2, unit });
    for (const code of ["", onceCode, "2-weeks", "0-week", "2 week", "999-year", "-week"])
      expect(intervalOfCode(code)).toBeNull();
  });
});

test.each([
  [fortnight, "every 2 weeks", "Subscribe, every 2 weeks · 10% off"],
  [month, "every month", "Subscribe, every month"],
])("%o reads %s", (plan, interval, text) => {
  expect(intervalText(plan)).toBe(interval);
  expect(planText(plan)).toBe(text);
});

describe("a product's row", () => {
  it.each([
    ["2 weeks:10", fortnight],
    ["1 month", month],
    ["30 days:2.5", { every: 30, unit: "day", rateBasisPoints: 250 }],
    ["1 year:99", { every: 1, unit: "year", rateBasisPoints: 9900 }],
  ])("names %s, which is written the same", (text, plan) => {
    expect(parsePlan(text)).toEqual(plan);
    expect(parsePlan(text) && formatPlan(parsePlan(text) ?? month)).toBe(text);
  });

  it.each(["", "2", "weeks", "0 weeks", "2 fortnights", "3 years", "1 month:100", "1 month:-5", "1 month:x"])(
    "does not name %j",
    (text) => {
      expect(parsePlan(text)).toBeNull();
    },
  );

  it("names each interval once", () => {
    expect(repeatedPlan([fortnight, month])).toBeNull();
    expect(repeatedPlan([fortnight, month, { ...fortnight, rateBasisPoints: 0 }])).toMatchObject({
      every: 2,
    });
  });
});

describe("a line", () => {
  it.each([
    ["2-week", true],
    [onceCode, false],
    ["", false],
  ])("with %j starts a subscription: %s", (code, starts) => {
    expect(isSubscription(choosing(code))).toBe(starts);
  });

  it("without the option is bought once", () => {
    expect(isSubscription({ options: {} })).toBe(false);
  });

  it("has the plan of its product as long as that is offered", () => {
    expect(planOf([fortnight, month], choosing("2-week"))).toBe(fortnight);
    expect(planOf([month], choosing("2-week"))).toBeNull();
  });

  it("bought once is the same line however it came about", () => {
    expect(withoutOnce(choosing(onceCode))).toEqual({ options: {}, personalization: {} });
    expect(withoutOnce(choosing("2-week"))).toEqual(choosing("2-week"));
  });
});

test.each([
  [1000, fortnight, 900],
  [1005, fortnight, 904],
  [1, fortnight, 1],
  [0, fortnight, 0],
  [1000, month, 1000],
  [1000, null, 1000],
])("%d minor units at %o cost %d", (priceMinor, plan, expected) => {
  expect(planPrice(priceMinor, plan)).toBe(expected);
});

describe("the option of a product's plans", () => {
  it("is the first, asks on the page, and has a one-time purchase chosen", () => {
    const [option] = withPlans(noOptionSet, [fortnight, month], "on the page").options;
    expect(option).toMatchObject({ code: planOptionCode, isRequired: true, type: "radio" });
    expect(option?.values.map(({ code, isDefault }) => [code, isDefault])).toEqual([
      [onceCode, true],
      ["2-week", false],
      ["1-month", false],
    ]);
  });

  it("need not be answered elsewhere", () => {
    expect(withPlans(noOptionSet, [month], "in a line").options[0]?.isRequired).toBe(false);
  });

  it("is not there without plans", () => {
    expect(withPlans(noOptionSet, [], "on the page")).toBe(noOptionSet);
  });
});
