import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ClientType } from "../../shops/shop";
import type { CartLineRecord } from "../cart/cart-line-record";
import { applyDiscounts } from "../discount/apply-discounts";
import { discount, guest } from "../discount/discount-fixture";
import type { DiscountConditions, DiscountRule } from "../discount/discount-rule";
import { mugLine } from "./cart-line-fixture";
import { mayGiftsChange } from "./may-gifts-change";
import { pricingLine } from "./pricing-line";

const pen = { type: "freebie", skus: ["PEN"], qty: 1 } as const;
const choice = { type: "freebie", skus: ["PEN", "PENCIL"], qty: 1 } as const;

const asked = (
  discounts: readonly DiscountRule[],
  lines: readonly CartLineRecord[],
  type: ClientType = "essential",
) => mayGiftsChange({ type, settings: { discounts } }, lines);

describe("gifts may change", () => {
  test.each([
    ["with what a gift comes for", discount(pen, { skus: ["MUG"] }), true],
    ["with anything, for a gift that asks for an amount", discount(pen, { minimumMinor: 99_999 }), true],
    ["not with other products", discount(pen, { skus: ["LAMP"] }), false],
    ["not for a choice of gifts, which is asked first", discount(choice), false],
    ["not for what gives no product", discount({ type: "free_shipping" }), false],
  ])("%s", (_, rule, expected) => expect(asked([rule], [mugLine])).toBe(expected));

  test("where one is in the cart", () => {
    expect(asked([], [mugLine, { ...mugLine, itemId: 2, autoAddedBy: "pen" }])).toBe(true);
  });

  test("in every marketplace, for other carts count there", () => {
    expect(asked([], [mugLine], "marketplace")).toBe(true);
  });
});

test("no gift comes or leaves where none may change", () => {
  const names = fc.subarray(["A", "B", "C"], { maxLength: 2 });
  const conditions: fc.Arbitrary<Partial<DiscountConditions>> = fc.record({
    skus: names,
    categories: names,
    exceptSkus: names,
    exceptCategories: names,
    minimumMinor: fc.nat(3000),
  });
  const line = fc.record({ skus: names, categories: names, isQuoted: fc.boolean() });
  fc.assert(
    fc.property(fc.array(conditions, { maxLength: 3 }), fc.array(line, { maxLength: 3 }), (all, given) => {
      const rules = all.map((each, index) => discount(pen, each, { id: `rule-${index}` }));
      const lines = given.map((each, index) => ({ ...mugLine, ...each, itemId: index + 1 }));
      const { prompts, lapsedFreebies } = applyDiscounts(lines.map(asPriced), rules, guest);
      if (!asked(rules, lines)) expect([...prompts, ...lapsedFreebies]).toEqual([]);
    }),
  );
});

const asPriced = (line: CartLineRecord) => ({ ...pricingLine(line), unitPriceMinor: line.finalPriceMinor });
