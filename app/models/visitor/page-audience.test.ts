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
test("a guest with an empty cart sees what everybody sees", () => {
  expect(pageAudience(guest, 0)).toBeNull();
});

test("two customers of one group and standing share pages, whatever their names and mailboxes", () => {
  const bob = signedIn({ id: 8, email: "bob@example.com", firstName: "Bob", lastName: "Reed" });
  expect(pageAudience(bob, 0)).toBe(pageAudience(signedIn(), 0));
});

test("all carts with more than one piece share pages", () => {
  expect(pageAudience(guest, 2)).toBe(pageAudience(guest, 99));
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
  expect(pageAudience(visitor, cartCount)).not.toBe(pageAudience(guest, 1));
});
