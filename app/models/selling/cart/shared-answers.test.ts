import { expect, it } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { withSharedAnswers } from "./shared-answers";

const answered = { email: "ada@example.com", shippingAddress: nazareth, paymentMethodCode: "card" };

it.each([
  ["no cart", [], []],
  ["one cart as it is", [{ ...answered, customerNote: "Hi" }], [{ ...answered, customerNote: "Hi" }]],
  ["what was asked before a cart was opened", [{}, answered], [answered, answered]],
  [
    "to each cart its own delivery and message",
    [
      { ...answered, shippingMethodCode: "fast" },
      { shippingMethodCode: "slow", customerNote: "Hi" },
    ],
    [
      { ...answered, shippingMethodCode: "fast" },
      { ...answered, shippingMethodCode: "slow", customerNote: "Hi" },
    ],
  ],
  [
    "no answer of a cart that has fewer",
    [answered, { email: "old@example.com", billingAddress: nazareth }],
    [answered, answered],
  ],
])("gives %s", (_, drafts, shared) => {
  expect(withSharedAnswers(drafts)).toEqual(shared);
});
