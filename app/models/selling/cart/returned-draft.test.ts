import { expect, test } from "vitest";
import { nazareth } from "../../accounts/address/address-fixture";
import { returnedDraft } from "./returned-draft";

const kept = { email: "ada@example.com", shippingAddress: nazareth, customerNote: "typed first" };

test("answers come back with the message that went with the order (rule cart-13)", () => {
  expect(returnedDraft(kept, "Leave it at the door", null)).toEqual({
    email: "ada@example.com",
    shippingAddress: nazareth,
    customerNote: "Leave it at the door",
  });
});

test("a message that was taken back does not come again", () => {
  expect(returnedDraft(kept, "", null)).not.toHaveProperty("customerNote");
});

test("what was typed since for another cart stays", () => {
  const open = { email: "grace@example.com", customerNote: "Ring twice" };
  expect(returnedDraft(kept, "Leave it at the door", open)).toEqual({ shippingAddress: nazareth, ...open });
});
