import fc from "fast-check";
import { nazareth } from "~/models/accounts/address/address-fixture";
import { discount, guest } from "~/models/selling/discount/discount-fixture";
import type { DiscountAction } from "~/models/selling/discount/discount-rule";
import type { PricingInput, PricingLine } from "~/models/selling/pricing/pricing-input";

const ids = ["a", "b", "c", "d", "e", "f"];
const amount = fc.nat(1_000_000);

const level = fc.record({
  id: fc.constantFrom("l1", "l2"),
  customerGroups: fc.constantFrom<string[]>([], ["trade"]),
  minQty: fc.integer({ min: 1, max: 20 }),
  priceMinor: amount,
});

const line = (id: string): fc.Arbitrary<PricingLine> =>
  fc.record({
    id: fc.constant(id),
    productId: fc.constant(id),
    skus: fc.constant([id]),
    categories: fc.subarray(["lighting", "kitchen"]),
    isUndiscounted: fc.constantFrom(false, false, false, true),
    qty: fc.integer({ min: 1, max: 100 }),
    priceMinor: amount,
    finalPriceMinor: fc.option(amount),
    levels: fc.array(level, { maxLength: 3 }),
    optionFees: fc.array(
      fc.record({ code: fc.constant("fee"), title: fc.constant("Fee"), amountMinor: amount }),
      {
        maxLength: 2,
      },
    ),
    freebieOf: fc.constantFrom(null, null, null, "r0"),
    taxClass: fc.constantFrom("standard", "tobacco", "none"),
    shippingFeeMinor: fc.nat(10_000),
    nonShippable: fc.boolean(),
  });

const rate = fc.integer({ min: 0, max: 12_000 });
const action: fc.Arbitrary<DiscountAction> = fc.oneof(
  fc.record({ type: fc.constant("percent" as const), rateBasisPoints: rate }),
  fc.record({ type: fc.constant("fixed" as const), amountMinor: amount }),
  fc.record({ type: fc.constant("free_shipping" as const) }),
  fc.record({
    type: fc.constant("buy_x_get_y" as const),
    buyQty: fc.integer({ min: 1, max: 4 }),
    getQty: fc.integer({ min: 1, max: 3 }),
    rateBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  }),
  fc.record({
    type: fc.constant("freebie" as const),
    skus: fc.subarray(ids),
    qty: fc.integer({ min: 1, max: 3 }),
  }),
);

const discounts = fc
  .array(fc.record({ action, skus: fc.subarray(ids, { maxLength: 2 }), isCoupon: fc.boolean() }), {
    maxLength: 5,
  })
  .map((given) => {
    const rules = given.map(({ action: does, skus, isCoupon }, index) =>
      discount(does, { skus }, { id: `r${index}`, code: isCoupon ? `CODE${index}` : null }),
    );
    const codes = rules.flatMap(({ code }) => (code === null ? [] : [code]));
    return { rules, context: { ...guest, codes } };
  });

const taxRule = fc.record({
  name: fc.constantFrom("Sales tax", "County tax", "Excise"),
  kind: fc.constantFrom("tax" as const, "other" as const),
  country: fc.constant("US"),
  state: fc.constantFrom(undefined, "PA", "NJ"),
  taxClass: fc.constantFrom("standard", "tobacco"),
  rateBasisPoints: fc.integer({ min: 0, max: 30_000 }).map((tenths) => tenths / 10),
  appliesToShipping: fc.boolean(),
});

/** Any cart: up to six lines, five discounts, delivery, taxes and three redemptions. */
export const anyCart: fc.Arbitrary<PricingInput> = fc.record({
  lines: fc.nat(ids.length).chain((count) => fc.tuple(...ids.slice(0, count).map(line))),
  group: fc.constantFrom(null, "trade"),
  discounts,
  shipping: fc.option(
    fc.record({
      code: fc.constant("standard"),
      title: fc.constant("Standard"),
      priceMinor: fc.nat(10_000),
      isPickup: fc.boolean(),
    }),
  ),
  tax: fc.record({
    table: fc.array(taxRule, { maxLength: 8 }),
    destination: fc.constantFrom(nazareth, null),
    inclusive: fc.boolean(),
  }),
  redemptions: fc.array(
    fc.record({
      kind: fc.constantFrom("gift_certificate" as const, "store_credit" as const),
      code: fc.string(),
      balanceMinor: fc.nat(500_000),
    }),
    { maxLength: 3 },
  ),
});
