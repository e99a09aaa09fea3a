import { expect, test } from "vitest";
import { discounts } from "./discount-settings";

const welcome = {
  id: "welcome",
  title: "Welcome",
  code: "WELCOME10",
  action: { type: "percent", rateBasisPoints: 1000 },
};
const problems = (...rules: object[]) =>
  discounts.schema.safeParse(rules).error?.issues.map(({ path, message }) => [path.join("."), message]);

test("a discount without conditions has none", () => {
  expect(discounts.schema.parse([welcome])[0]?.conditions).toEqual({
    maximumMinor: null,
    exceptSkus: [],
    exceptCategories: [],
    minimumMinor: 0,
    skus: [],
    categories: [],
    customerGroups: [],
    startsAt: null,
    endsAt: null,
    maxUses: null,
    maxUsesPerCustomer: null,
  });
});

test("ids and codes are unique", () => {
  expect(problems(welcome, welcome)).toEqual([
    ["1.id", "There is another discount 'welcome'"],
    ["1.code", "There is another discount with the code WELCOME10"],
  ]);
  expect(problems({ ...welcome, code: null }, { ...welcome, id: "other", code: null })).toBeUndefined();
});

test.each([
  [{ ...welcome, code: "welcome 10" }, "0.code"],
  [{ ...welcome, action: { type: "percent", rateBasisPoints: 10_001 } }, "0.action.rateBasisPoints"],
  [{ ...welcome, action: { type: "freebie", skus: [] } }, "0.action.skus"],
  [{ ...welcome, conditions: { startsAt: "tomorrow" } }, "0.conditions.startsAt"],
])("refuses %j at %s", (rule, path) => {
  expect(problems(rule)?.map(([at]) => at)).toEqual([path]);
});

test.each(["startsAt", "endsAt"])("a moment that is none says what is one: %s (rule dates-4)", (moment) => {
  expect(problems({ ...welcome, conditions: { [moment]: "11/27/2026" } })).toEqual([
    [
      `0.conditions.${moment}`,
      "Use a day such as 2026-11-27, or a day and a time such as 2026-11-27T09:00 (with Z for UTC)",
    ],
  ]);
});
