import { expect, test } from "vitest";
import { refundParts, refundPartsText } from "./refund-parts";

const card = { kind: "gift_certificate", code: "7", codeEnd: "ABCD", amountMinor: 400 } as const;
const credit = { kind: "store_credit", code: "store_credit", amountMinor: 100 } as const;

test("a refund of the payment alone needs no parts", () => {
  expect(refundParts({ amountMinor: 800, redemptions: [] }, "Card")).toEqual([]);
});

test("a refund names what it returns, and to what", () => {
  const parts = refundParts({ amountMinor: 800, redemptions: [card, credit] }, "Card");
  expect(refundPartsText(parts, "USD")).toBe(
    "Card $8.00, Gift card ending in ABCD $4.00, Store credit $1.00",
  );
});

test("a refund of gift cards alone does not name the payment", () => {
  expect(refundParts({ amountMinor: 0, redemptions: [card] }, "Nothing to pay")).toEqual([
    { title: "Gift card ending in ABCD", amountMinor: 400 },
  ]);
});
