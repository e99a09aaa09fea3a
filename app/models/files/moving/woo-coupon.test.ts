import { expect, test } from "vitest";
import { isWooCoupon, wooCoupon } from "./woo-coupon";

const reading = { currency: "USD", zone: "America/New_York", now: new Date("2026-05-10T12:00:00Z") } as const;
const percent = {
  post_title: "ten",
  discount_type: "percent",
  coupon_amount: "10",
  post_status: "publish",
} as Record<string, string>;
const read = (cells: Record<string, string>) =>
  wooCoupon({ line: 2, cells: { ...percent, ...cells } }, reading);

test("columns of WooCommerce's coupons are known, those of Shopify's discounts are not", () => {
  expect([
    isWooCoupon({ line: 2, cells: percent }),
    isWooCoupon({ line: 2, cells: { code: "", value: "", discount_type: "", amount: "" } }),
  ]).toEqual([true, false]);
});

test("a coupon with its conditions is a discount", () => {
  const found = read({
    post_excerpt: "Ten off in summer",
    minimum_amount: "50.00",
    expiry_date: "2026-12-31",
    usage_limit: "100",
    usage_count: "40",
    usage_limit_per_user: "2",
    individual_use: "yes",
    product_ids: "12|13",
    product_SKUs: "MUG",
    product_categories: 'a:1:{i:0;s:4:"Mugs";}',
  });
  expect(found).toEqual({
    discount: {
      line: 2,
      rule: {
        id: "ten",
        title: "Ten off in summer",
        code: "TEN",
        seller: null,
        priority: 0,
        action: { type: "percent", rateBasisPoints: 1000 },
        conditions: {
          minimumMinor: 5000,
          maximumMinor: null,
          customerGroups: [],
          startsAt: null,
          skus: [],
          categories: [],
          exceptSkus: [],
          exceptCategories: [],
          endsAt: "2026-12-31T00:00",
          maxUses: 60,
          maxUsesPerCustomer: 2,
        },
      },
      notes: ["TEN has 60 of its 100 uses left", "TEN was used alone there: here codes add up in a cart"],
    },
    goods: { skus: ["MUG"], ids: ["12", "13"], categories: ["Mugs"] },
    except: { skus: [], ids: [], categories: [] },
  });
});

test("a coupon for small carts, and one that excludes products, hold for the same here", () => {
  expect(read({ maximum_amount: "200" })).toMatchObject({
    discount: { rule: { conditions: { maximumMinor: 20_000 } } },
  });
  expect(
    read({ exclude_product_ids: "7|9", exclude_product_SKUs: "CUP", exclude_product_categories: "Sale" }),
  ).toMatchObject({ except: { ids: ["7", "9"], skus: ["CUP"], categories: ["Sale"] } });
});

test.each([
  [
    { discount_type: "fixed_cart", coupon_amount: "12,50" },
    { type: "fixed", amountMinor: 1250 },
  ],
  [
    { discount_type: "percent_product", coupon_amount: "0.5" },
    { type: "percent", rateBasisPoints: 50 },
  ],
  [{ discount_type: "fixed_cart", coupon_amount: "0", free_shipping: "yes" }, { type: "free_shipping" }],
])("%j gives %j", (cells, action) => {
  expect(read(cells)).toMatchObject({ discount: { rule: { action } } });
});

test("a coupon that gave free delivery, too, says that it does not here", () => {
  expect(read({ free_shipping: "yes" })).toMatchObject({
    discount: {
      notes: [
        "TEN gave free delivery, too: make a discount of its own for that, since one gives one of both",
      ],
    },
  });
});

test.each([
  [{ date_expires: "1790000000" }, "2026-09-21T14:13:20.000Z"],
  [{ date_expires: "2026-06-01 04:00:00 +0000" }, "2026-06-01T04:00:00.000Z"],
  [{ date_expires: "" }, null],
])("%j ends at %s", (cells, endsAt) => {
  expect(read(cells)).toMatchObject({ discount: { rule: { conditions: { endsAt } } } });
});

test.each([
  [{ post_title: "" }, "has no code"],
  [{ post_title: "ten off" }, "TEN OFF: code: Use capital letters, digits, hyphens and underscores"],
  [{ post_status: "draft" }, "TEN is draft at the earlier shop"],
  [{ expiry_date: "2026-05-10" }, "TEN ended 2026-05-10T00:00"],
  [{ expiry_date: "soon" }, "TEN ends 'soon', which is no day or time"],
  [{ coupon_amount: "0" }, "TEN gives nothing"],
  [{ coupon_amount: "120" }, "TEN has the amount '120', which is no percentage"],
  [
    { discount_type: "fixed_product", coupon_amount: "3" },
    "TEN takes 3 off each piece: only an amount off the cart can be given here",
  ],
  [{ discount_type: "points" }, "TEN has the type 'points', which is not known"],
  [{ usage_limit: "5", usage_count: "5" }, "TEN was used as often as it may be"],
  [{ usage_limit: "few" }, "TEN has a usage limit that is no number"],
  [{ maximum_amount: "much" }, "TEN has a maximum that is no amount"],
  [
    { maximum_amount: "200", product_SKUs: "MUG" },
    "TEN holds for some products of carts up to an amount: discounts here cannot say that",
  ],
  [
    { discount_type: "fixed_cart", exclude_product_ids: "7|9" },
    "TEN is for carts without '7, 9': discounts here cannot say that",
  ],
  [{ exclude_sale_items: "yes" }, "TEN does not hold for reduced products: discounts here cannot say that"],
  [
    { customer_email: "ada@example.com" },
    "TEN holds only for 'ada@example.com': discounts here cannot say that",
  ],
  [{ limit_usage_to_x_items: "2" }, "TEN holds for 2 pieces of a cart only: discounts here cannot say that"],
])("%j is refused: %s", (cells, reason) => {
  expect(read(cells)).toEqual({ line: 2, reason });
});

test.each([
  [{ exclude_product_ids: "a:0:{}", exclude_sale_items: "no", maximum_amount: "0" }],
  [{ usage_limit: "0", usage_limit_per_user: "0", limit_usage_to_x_items: "" }],
])("%j limits nothing", (cells) => {
  expect(read(cells)).toHaveProperty("discount");
});
