import { expect, test } from "vitest";
import { anonymousVisitor, contentAudience, type Visitor } from "~/models/shops/visitors/visitor";
import { sharedVisitor } from "./shared-visitor.server";

const ada: Visitor = {
  sessionHash: "hash",
  cartId: "cart",
  customer: {
    id: 7,
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Marsh",
    nickName: "A",
    group: "trade",
    isRestricted: false,
    isVerified: true,
  },
};

function shared(visitor: Visitor) {
  let asked = 0;
  return { visitor: sharedVisitor(visitor, () => asked++), asked: () => asked };
}

test("group and standing may be known", () => {
  const page = shared(ada);
  expect(contentAudience(page.visitor)).toBe(contentAudience(ada));
  expect(page.asked()).toBe(0);
});

test("a guest stays a guest", () => {
  const page = shared(anonymousVisitor);
  expect([page.visitor.customer, page.asked()]).toEqual([null, 0]);
});

test.each<[string, (visitor: Visitor) => unknown]>([
  ["the session", ({ sessionHash }) => sessionHash],
  ["the cart", ({ cartId }) => cartId],
  ["the id", ({ customer }) => customer?.id],
  ["the mailbox", ({ customer }) => customer?.email],
  ["the first name", ({ customer }) => customer?.firstName],
  ["the last name", ({ customer }) => customer?.lastName],
  ["the nickname", ({ customer }) => customer?.nickName],
])("reading %s returns nothing and marks the page as personal", (_, read) => {
  const page = shared(ada);
  expect(read(page.visitor)).toBeFalsy();
  expect(page.asked()).toBe(1);
});
