import { expect, test } from "vitest";
import { discount, guest, line } from "./discount-fixture";
import { discountVerdicts } from "./discount-verdicts";

const percent = { type: "percent", rateBasisPoints: 1000 } as const;
const lines = [line("MUG", 2, 1500)];
const outcome = { lines, context: guest, applied: [], prompted: [], currency: "USD" };
const textOf = (rule: Parameters<typeof discountVerdicts>[0][number], over: Partial<typeof outcome> = {}) =>
  discountVerdicts([rule], { ...outcome, ...over })[0]?.text;

test("an applied discount says what it takes off", () => {
  const applied = [{ ruleId: "percent", amountMinor: 300 }];
  expect(discountVerdicts([discount(percent)], { ...outcome, applied })).toEqual([
    { id: "percent", title: "percent", applies: true, text: "It takes $3.00 off." },
  ]);
});

test.each([
  ["a minimum", { minimumMinor: 5000 }, "The goods it is for cost $30.00, less than $50.00."],
  ["a maximum", { maximumMinor: 2000 }, "The goods it is for cost $30.00, more than $20.00."],
  ["other products", { skus: ["LAMP"] }, "Nothing in the cart is among its products."],
  ["a group", { customerGroups: ["trade"] }, "It is for the customer groups trade."],
  ["an end", { endsAt: "2020-01-01" }, "It ended 2020-01-01."],
])("a discount with %s says why it does not apply", (_what, conditions, text) => {
  expect(textOf(discount(percent, conditions))).toBe(text);
});

test("a code that was not entered is said to be missing, before others only where it would apply", () => {
  const coded = discount(percent, {}, { code: "HELLO" });
  expect(textOf(coded)).toBe("Its code HELLO was not entered; with it, it would apply.");
  expect(textOf(discount(percent, { minimumMinor: 5000 }, { code: "HELLO" }))).toMatch(/less than/);
});

test("pieces that are missing for a gift are said", () => {
  const rule = discount({ type: "buy_x_get_y", buyQty: 3, getQty: 1, rateBasisPoints: 10_000 });
  expect(textOf(rule)).toBe("There are too few pieces of its products.");
});
