import { expect, test } from "vitest";
import { normalGiftCardCode } from "./typed-gift-card-code";

test.each(["ABCD-EFGH-JKLM-NPQR", " abcdefghjklmnpqr ", "abcd efgh jklm npqr"])("%j is read", (typed) => {
  expect(normalGiftCardCode(typed)).toBe("ABCDEFGHJKLMNPQR");
});

test.each(["ABCD1EF0", "ABCD1EF0".repeat(4)])("%j may be a code of an earlier shop", (typed) => {
  expect(normalGiftCardCode(typed)).toBe(typed);
});

test.each(["", "ABCD-EFG", "A".repeat(33), "ABCD_EFGH", "ÄBCDEFGH"])(
  "%j is not a gift card's code",
  (typed) => {
    expect(normalGiftCardCode(typed)).toBeNull();
  },
);
