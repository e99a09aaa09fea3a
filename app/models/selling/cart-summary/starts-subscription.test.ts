import { expect, test } from "vitest";
import { noChoices } from "../../catalogue/options/line-choices";
import { onceCode, planOptionCode } from "../../catalogue/plans/plan";
import { startsSubscription } from "./starts-subscription";

const once = { lineData: noChoices };
const chosen = (plan: string) => ({ lineData: { options: { [planOptionCode]: plan }, personalization: {} } });

test.each([
  ["nothing", [], false],
  ["goods without plans", [once], false],
  ["goods with plans that are bought once", [chosen(onceCode)], false],
  ["a plan among others", [once, chosen("month-1")], true],
])("a cart of %s starts a subscription: %s", (_what, items, starts) =>
  expect(startsSubscription({ items })).toBe(starts),
);
