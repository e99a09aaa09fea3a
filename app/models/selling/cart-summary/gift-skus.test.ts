import fc from "fast-check";
import { expect, test } from "vitest";
import type { ClientType } from "../../shops/shop";
import { linePrice } from "../cart/cart-item-view";
import { applyDiscounts } from "../discount/apply-discounts";
import { discount, guest } from "../discount/discount-fixture";
import type { DiscountConditions } from "../discount/discount-rule";
import { mugLine } from "./cart-line-fixture";
import { giftSkus } from "./gift-skus";
import { pricingLine } from "./pricing-line";

const pens = { type: "freebie", skus: ["PEN", "PENCIL"], qty: 1 } as const;

const skusFor = (conditions: Partial<DiscountConditions>, type: ClientType = "essential") =>
  giftSkus({ type, settings: { discounts: [discount(pens, conditions)] } }, [mugLine], null);

test.each([
  ["the goods of a discount", { skus: ["MUG"] }, ["PEN", "PENCIL"]],
  ["other goods", { skus: ["LAMP"] }, []],
  ["the least amount", { minimumMinor: 2500 }, ["PEN", "PENCIL"]],
  ["less than the least amount", { minimumMinor: 2501 }, []],
])("%s", (_, conditions, expected) => expect(skusFor(conditions)).toEqual(expected));

test("are of discounts that give something alone", () => {
  const discounts = [discount({ type: "percent", rateBasisPoints: 1000 }), discount(pens)];
  expect(giftSkus({ type: "essential", settings: { discounts } }, [mugLine], null)).toEqual([
    "PEN",
    "PENCIL",
  ]);
});

test("in a marketplace all, for carts of other sellers count there", () => {
  expect(skusFor({ minimumMinor: 99_999 }, "marketplace")).toEqual(["PEN", "PENCIL"]);
});

test("no product that is offered is missing", () => {
  const names = fc.subarray(["A", "B", "C"], { maxLength: 2 });
  const conditions: fc.Arbitrary<Partial<DiscountConditions>> = fc.record({
    skus: names,
    categories: names,
    exceptSkus: names,
    exceptCategories: names,
    minimumMinor: fc.nat(9000),
    maximumMinor: fc.option(fc.nat(9000)),
  });
  const line = fc.record({
    skus: names,
    categories: names,
    isQuoted: fc.boolean(),
    qty: fc.integer({ min: 1, max: 3 }),
  });
  fc.assert(
    fc.property(fc.array(conditions, { maxLength: 3 }), fc.array(line, { maxLength: 3 }), (all, given) => {
      const discounts = all.map((each, index) => discount(pens, each, { id: `rule-${index}` }));
      const lines = given.map((each, index) => ({ ...mugLine, ...each, itemId: index + 1 }));
      const priced = lines.map((one) => ({ ...pricingLine(one), unitPriceMinor: linePrice(one, null) }));
      const { prompts } = applyDiscounts(priced, discounts, guest);
      const known = giftSkus({ type: "essential", settings: { discounts } }, lines, null);
      for (const { skus } of prompts) expect(known).toEqual(expect.arrayContaining([...skus]));
    }),
  );
});
