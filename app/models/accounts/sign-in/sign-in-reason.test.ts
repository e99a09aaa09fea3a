import { expect, test } from "vitest";
import { signInReason } from "./sign-in-reason";

test.each([
  ["/account/orders?show=open", {}, "Sign in to see your orders."],
  ["/account/settings", {}, "Sign in to see your account."],
  ["/review/MUG-1", {}, "Sign in to write a review."],
  ["/checkout", {}, "Sign in to check out with your saved addresses."],
  ["/tide-mug", { favorite: 7 }, "Sign in to keep this product as a favorite."],
  ["/checkout/cart", { later: 7 }, "Sign in to save this item for later."],
  ["/tide-mug", { helpful: 7 }, "Sign in to call this review helpful."],
])("on the way to %s with %j: '%s' (rule accounts-45)", (redirect, pendingAction, reason) => {
  expect(signInReason(redirect, pendingAction)).toBe(reason);
});

test.each(["", "/", "/tide-mug", "/kitchen", "/checkout/cart"])(
  "who came from %j asked for the sign-in itself",
  (redirect) => {
    expect(signInReason(redirect, {})).toBe("");
  },
);
