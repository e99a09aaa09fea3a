import { expect, test } from "vitest";
import { pageAudience } from "./page-audience";
import { anonymousVisitor, type Visitor, type VisitorCustomer } from "./visitor";

const ada: VisitorCustomer = {
  id: 7,
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Marsh",
  nickName: "",
  group: "trade",
  isRestricted: false,
  isVerified: true,
};
const guest: Visitor = { ...anonymousVisitor, sessionHash: "hash" };
const signedIn = (change: Partial<VisitorCustomer> = {}): Visitor => ({
  ...guest,
  customer: { ...ada, ...change },
});
const audienceOf = (visitor: Visitor, cartCount = 0) =>
  pageAudience(visitor, {
    isSignedIn: visitor.customer !== null,
    firstName: visitor.customer?.firstName ?? "",
    cartCount,
  });

test("a guest with an empty cart sees what everybody sees", () => {
  expect(audienceOf(guest)).toBeNull();
});

test("two customers of one group and standing share pages, whatever their names and mailboxes", () => {
  const bob = signedIn({ id: 8, email: "bob@example.com", firstName: "Bob", lastName: "Reed" });
  expect(audienceOf(bob)).toBe(audienceOf(signedIn()));
});

test("all carts with more than one piece share pages", () => {
  expect(audienceOf(guest, 2)).toBe(audienceOf(guest, 99));
});

test.each<[string, Visitor, number]>([
  ["a guest with two pieces", guest, 2],
  ["a customer", signedIn(), 0],
  ["a customer of another group", signedIn({ group: "staff" }), 1],
  ["a restricted customer", signedIn({ isRestricted: true }), 1],
  ["an unverified customer", signedIn({ isVerified: false }), 1],
  ["a customer without a name", signedIn({ firstName: "" }), 1],
  ["a customer with one piece", signedIn(), 1],
])("%s shares nothing with a guest with one piece", (_, visitor, cartCount) => {
  expect(audienceOf(visitor, cartCount)).not.toBe(audienceOf(guest, 1));
});
