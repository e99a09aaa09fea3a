import { expect, test } from "vitest";
import { sellersFileSchema, tenantFileSchema } from "./tenant-file";

const house = { code: "bazaar", name: "Bazaar", house: true };
const reason = (sellers: unknown) => sellersFileSchema.safeParse(sellers).error?.issues[0]?.message;

test("a seller is by default active and not the house", () => {
  expect(sellersFileSchema.parse([house, { code: "potter", name: "Potter" }])[1]).toMatchObject({
    code: "potter",
    name: "Potter",
    state: "active",
    house: false,
  });
});

test.each([
  [[house, { code: "bazaar", name: "Twin" }], "seller 'bazaar' is listed twice"],
  [[{ code: "potter", name: "Potter" }], 'Exactly one seller needs "house": true'],
  [[house, { ...house, code: "other" }], 'Exactly one seller needs "house": true'],
  [[], 'Exactly one seller needs "house": true'],
])("%j is refused", (sellers, message) => {
  expect(reason(sellers)).toBe(message);
});

test("a currency is a three-letter code", () => {
  expect(tenantFileSchema.safeParse({ code: "a", name: "A", currency: "usd" }).success).toBe(false);
  expect(tenantFileSchema.parse({ code: "a", name: "A" }).currency).toBe("USD");
});
