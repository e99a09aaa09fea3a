import { expect, test } from "vitest";
import { giftCardCode, giftCardCodeEnd } from "./gift-card-code";

const digest = Uint8Array.from({ length: 32 }, (_, index) => index * 7);

test("a code has four groups of four characters that cannot be mistaken", () => {
  expect(giftCardCode(digest)).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
});

test("different digests give different codes", () => {
  expect(giftCardCode(digest)).not.toBe(giftCardCode(digest.map((byte) => byte + 1)));
});

test("too short a digest is refused", () => {
  expect(() => giftCardCode(new Uint8Array(15))).toThrow(RangeError);
  expect(giftCardCode(digest.slice(0, 16))).toBe(giftCardCode(digest));
});

test("a card is known by its last four characters", () => {
  expect(giftCardCodeEnd("ABCD-EFGH-JKLM-NPQR")).toBe("NPQR");
});
