import { expect, test } from "vitest";
import { discountRow } from "./discount-row";

const reading = { currency: "USD", zone: "America/New_York", now: new Date("2026-05-10T12:00:00Z") } as const;
const percent = { Code: "TEN", Value: "-10.0", "Value Type": "percentage", Status: "Active" };
const read = (cells: Record<string, string>) =>
  discountRow({ line: 2, cells: { ...percent, ...cells } }, reading);
const ruleOf = (cells: Record<string, string>) => {
  const found = read(cells);
  return "discount" in found ? found.discount.rule : found;
};

test("a percentage with all its conditions is a coupon", () => {
  expect(
    ruleOf({
      Code: "Summer_10",
      "Minimum Purchase Requirements": "Minimum purchase of $50.00",
      "Usage Limit Per Code": "100",
      "Times Used In Total": "40",
      "Applies Once Per Customer": "true",
      Start: "2026-05-01 00:00:00 -0400",
      End: "2026-06-30",
    }),
  ).toMatchObject({
    id: "summer-10",
    title: "SUMMER_10",
    code: "SUMMER_10",
    action: { type: "percent", rateBasisPoints: 1000 },
    conditions: {
      minimumMinor: 5000,
      maxUses: 60,
      maxUsesPerCustomer: 1,
      startsAt: "2026-05-01T04:00:00.000Z",
      endsAt: "2026-06-30",
    },
  });
});

test("what is left of a number of uses is said", () => {
  expect(read({ "Usage Limit": "100.0", "Times Used": "40" })).toMatchObject({
    discount: { notes: ["TEN has 60 of its 100 uses left"] },
  });
});

test.each([
  [
    { "Value Type": "fixed_amount", Value: "-12.50" },
    { type: "fixed", amountMinor: 1250 },
  ],
  [
    { "Value Type": "Fixed Amount", Value: "12,50" },
    { type: "fixed", amountMinor: 1250 },
  ],
  [
    { "Value Type": "percentage", Value: "12.5" },
    { type: "percent", rateBasisPoints: 1250 },
  ],
  [
    { "Value Type": "percentage", Value: "0.5%" },
    { type: "percent", rateBasisPoints: 50 },
  ],
  [{ "Value Type": "free shipping", Value: "" }, { type: "free_shipping" }],
  [{ "Value Type": "percentage", Value: "-100.0", Type: "Shipping" }, { type: "free_shipping" }],
])("%j gives %j", (cells, action) => {
  expect(ruleOf(cells)).toMatchObject({ action });
});

test.each([
  [{ Code: "" }, "has no code: one that holds without a code is made by record"],
  [{ Code: "TEN OFF" }, "TEN OFF: code: Use capital letters, digits, hyphens and underscores"],
  [{ Status: "Expired" }, "TEN is expired at the earlier shop"],
  [{ End: "2026-05-09" }, "TEN ended 2026-05-09"],
  [{ Start: "soon" }, "TEN starts 'soon', which is no day or time"],
  [{ Type: "Buy X get Y" }, "TEN gives products for others, which the file does not name"],
  [{ Type: "Shipping", Value: "50" }, "TEN takes '50' off the delivery: only all of it can be given here"],
  [{ Value: "0.1" }, "TEN has the value '0.1': write '10' for ten percent, '0.1%' if that is meant"],
  [{ Value: "120" }, "TEN has the value '120', which is no percentage"],
  [{ "Value Type": "fixed_amount", Value: "some" }, "TEN has the value 'some', which is no amount"],
  [{ "Value Type": "points" }, "TEN has the type 'points', which is not known"],
  [
    { "Minimum Purchase Requirements": "Minimum quantity of 3" },
    "TEN asks for a number of products ('Minimum quantity of 3'): only a minimum amount can be asked for here",
  ],
  [
    { "Applies To": "Collection Mugs" },
    "TEN holds only for 'Collection Mugs': make it by record, with what it is called here",
  ],
  [{ "Usage Limit": "5", "Times Used": "5" }, "TEN was used as often as it may be"],
  [{ "Usage Limit": "few" }, "TEN has the usage limit 'few', which is no number"],
])("%j is refused: %s", (cells, reason) => {
  expect(read(cells)).toEqual({ line: 2, reason });
});

test("a discount for all products and customers is limited to none", () => {
  expect(read({ "Applies To": "All products", "Customer Selection": "Everyone" })).toHaveProperty("discount");
});
