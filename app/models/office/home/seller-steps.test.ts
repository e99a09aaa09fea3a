import { describe, expect, test } from "vitest";
import { emptyProfile, sellerProfileSchema } from "../../marketplace/seller-profile";
import { sellerSteps } from "./seller-steps";

const whole = sellerProfileSchema.parse({
  story: "We turn bowls.",
  email: "bowls@example.com",
  address: { line1: "1 Kiln Road", city: "Nazareth", region: "PA", postalCode: "18064" },
  policies: [{ title: "Returns", text: "Within 30 days." }],
});
const open = (about: Parameters<typeof sellerSteps>[0]) =>
  sellerSteps(about)?.flatMap(({ label, isDone }) => (isDone ? [] : [label])) ?? null;

describe("the first steps of a seller (rule office-11)", () => {
  test("begin with all of them", () =>
    expect(open({ profile: emptyProfile, hasOffers: false, hasAccount: false })).toEqual([
      "What shoppers read of you",
      "Email for orders and messages",
      "Address for returns and invoices",
      "Policies, such as returns",
      "First offer",
      "Account for your payouts",
    ]));
  test("are gone once all are done", () =>
    expect(open({ profile: whole, hasOffers: true, hasAccount: true })).toBeNull());
  test("leave the account to who sees to it", () =>
    expect(open({ profile: whole, hasOffers: true, hasAccount: null })).toBeNull());
  test.each(["line1", "city", "postalCode"] as const)("want an address with %s", (part) => {
    const profile = { ...whole, address: { ...whole.address, [part]: "" } };
    expect(open({ profile, hasOffers: true, hasAccount: true })).toEqual([
      "Address for returns and invoices",
    ]);
  });
});
