import { describe, expect, test } from "vitest";
import { anonymousVisitor, type Visitor, type VisitorCustomer } from "../../shops/visitors/visitor";
import { canSeePrices, priceVisibility } from "./price-visibility";

const ada: VisitorCustomer = {
  id: 1,
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Marsh",
  nickName: "Ada M.",
  group: "",
  isRestricted: false,
  isVerified: true,
};
const anonymous = anonymousVisitor;
const verified: Visitor = { ...anonymous, customer: ada };
const restricted: Visitor = { ...anonymous, customer: { ...ada, isRestricted: true } };
const unverified: Visitor = { ...anonymous, customer: { ...ada, isVerified: false } };

describe("canSeePrices", () => {
  test.each([anonymous, verified, restricted, unverified])(
    "is true for everyone in a shop that shows prices",
    (visitor) => {
      expect(canSeePrices({ hideForAnonymous: false, visitor })).toBe(true);
    },
  );

  test.each([
    [anonymous, false],
    [restricted, false],
    [unverified, false],
    [verified, true],
  ])("is true for verified customers only in a shop that hides them", (visitor, sees) => {
    expect(canSeePrices({ hideForAnonymous: true, visitor })).toBe(sees);
  });
});

describe("priceVisibility", () => {
  test("asks an anonymous visitor to sign in", () => {
    const shown = priceVisibility({ hideForAnonymous: true, hidePrice: false, visitor: anonymous });
    expect(shown).toEqual({ kind: "sign-in", text: "Sign in to see pricing" });
  });

  test.each([restricted, unverified])("tells an unapproved customer that approval is pending", (visitor) => {
    const shown = priceVisibility({ hideForAnonymous: true, hidePrice: false, visitor });
    expect(shown).toEqual({ kind: "pending", text: "Your account is pending approval" });
  });

  test("refers to the cart for a hidden price", () => {
    const shown = priceVisibility({ hideForAnonymous: false, hidePrice: true, visitor: anonymous });
    expect(shown).toEqual({ kind: "in-cart", text: "See Price In Cart" });
  });

  test("the shop's rule precedes the product's", () => {
    const shown = priceVisibility({ hideForAnonymous: true, hidePrice: true, visitor: anonymous });
    expect(shown.kind).toBe("sign-in");
  });

  test("otherwise shows the price", () => {
    const shown = priceVisibility({ hideForAnonymous: true, hidePrice: false, visitor: verified });
    expect(shown).toEqual({ kind: "visible" });
  });
});
