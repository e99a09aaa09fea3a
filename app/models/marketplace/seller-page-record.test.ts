import { expect, test } from "vitest";
import { readSellerPageRecord } from "./seller-page-record";

test("a field that a seller's page leaves out is read as empty", () => {
  const { profile, selling } = readSellerPageRecord({
    profile: { story: "Pots" },
    selling: { processing_days: 2 },
  });
  expect(profile).toMatchObject({ story: "Pots", email: "", policies: [] });
  expect(selling).toEqual({ minimum_order_minor: 0, processing_days: 2 });
});

test.each([
  [{ profile: { logo: "javascript:1" }, selling: {} }, "profile.logo"],
  [{ profile: {}, selling: { processing_days: 99 } }, "selling.processing_days"],
  [{ profile: {}, selling: { shipping_methods: [] } }, "selling"],
  [[], "profile"],
])("refuses %j with the field", (sent, field) => {
  expect(() => readSellerPageRecord(sent)).toThrow(expect.objectContaining({ code: "invalid", field }));
});
