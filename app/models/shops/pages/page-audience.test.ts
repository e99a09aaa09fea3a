import { expect, test } from "vitest";
import { anonymousVisitor, type Visitor, type VisitorCustomer } from "../visitors/visitor";
import { pageAudience } from "./page-audience";

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

test("a guest with an empty cart belongs to the general audience", () => {
  expect(pageAudience(guest, 0)).toBeNull();
});

test("two customers of one group and status share pages, whatever their names and e-mails", () => {
  const bob = signedIn({ id: 8, email: "bob@example.com", firstName: "Bob", lastName: "Reed" });
  expect(pageAudience(bob, 0)).toBe(pageAudience(signedIn(), 0));
});

test("all carts with more than one piece share pages", () => {
  expect(pageAudience(guest, 2)).toBe(pageAudience(guest, 99));
});

test("these visitors all have different audiences", () => {
  const audiences = [
    pageAudience(guest, 0),
    pageAudience(guest, 1),
    pageAudience(guest, 2),
    pageAudience(signedIn(), 0),
    pageAudience(signedIn(), 1),
    pageAudience(signedIn(), 1, true),
    pageAudience({ ...signedIn(), hasLikes: true }, 1),
    pageAudience({ ...signedIn(), hasListed: true }, 1),
    pageAudience(signedIn(), 2),
    pageAudience(signedIn({ group: "staff" }), 1),
    pageAudience(signedIn({ isRestricted: true }), 1),
    pageAudience(signedIn({ isVerified: false }), 1),
    pageAudience(signedIn({ isRestricted: true, isVerified: false }), 1),
    pageAudience(signedIn({ firstName: "" }), 1),
  ];
  expect([...new Set(audiences)]).toEqual(audiences);
});
