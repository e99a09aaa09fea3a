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

test("each discount has its own verdict, in their order", () => {
  const rules = [
    discount({ type: "free_shipping" }),
    discount({ type: "fixed", amountMinor: 500 }, { minimumMinor: 5000 }),
    discount({ type: "freebie", skus: ["PEN"], qty: 1 }),
    discount(percent),
  ];
  const applied = [
    { ruleId: "free_shipping", amountMinor: 0 },
    { ruleId: "percent", amountMinor: 250 },
  ];
  expect(discountVerdicts(rules, { ...outcome, applied, prompted: ["freebie"] })).toEqual([
    { id: "free_shipping", title: "free_shipping", applies: true, text: "It makes delivery free." },
    { id: "fixed", title: "fixed", applies: false, text: expect.stringMatching(/less than \$50/) },
    { id: "freebie", title: "freebie", applies: true, text: "It offers a choice of gifts." },
    { id: "percent", title: "percent", applies: true, text: "It takes $2.50 off." },
  ]);
});

test.each([
  ["a minimum", { minimumMinor: 5000 }, "The goods it is for cost $30.00, less than $50.00."],
  ["a maximum", { maximumMinor: 2000 }, "The goods it is for cost $30.00, more than $20.00."],
  ["other products", { skus: ["LAMP"] }, "Nothing in the cart is among its products."],
  ["groups", { customerGroups: ["trade", "staff"] }, "It is for the customer groups trade, staff."],
  ["a beginning", { startsAt: "2030-01-01" }, "It begins 2030-01-01."],
  ["an end", { endsAt: "2020-01-01" }, "It ended 2020-01-01."],
])("a discount with %s says why it does not apply", (_what, conditions, text) => {
  expect(textOf(discount(percent, conditions))).toBe(text);
});

test.each([
  ["in all", { maxUses: 7 }, { total: 7, byCustomer: 0 }, "It was used 7 times, as often as it may be."],
  [
    "by a customer",
    { maxUsesPerCustomer: 1 },
    { total: 1, byCustomer: 1 },
    /^This customer used it as often/,
  ],
])("a discount that was used as often as it may be %s says so", (_what, conditions, uses, text) => {
  const context = { ...guest, uses: { percent: uses } };
  expect(textOf(discount(percent, conditions), { context })).toEqual(expect.stringMatching(text));
});

test.each([
  ["its code, however it is typed", discount(percent, {}, { code: "HELLO" }), ["BYE", " hello "]],
  ["no code", discount(percent), []],
])("with %s a discount that takes nothing off says that nothing is left", (_what, rule, codes) => {
  const context = { ...guest, codes };
  expect(textOf(rule, { context })).toBe("Nothing is left that it could take off.");
});

test("another code than a discount’s own does not count as entered", () => {
  const context = { ...guest, codes: ["BYE"] };
  expect(textOf(discount(percent, {}, { code: "HELLO" }), { context })).toMatch(/HELLO was not entered/);
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
