import { describe, expect, test } from "vitest";
import { orderStatuses } from "../../selling/checkout/order-status";
import { shopperCancelRefusal } from "./shopper-cancel";

const plain = [{ fileCount: 0, isGiftCard: false }];

describe("a shopper", () => {
  test("cancels an order until it is packed", () => {
    const open = orderStatuses.filter((status) => shopperCancelRefusal({ status, lines: plain }) === null);
    expect(open).toEqual(["pending", "pending_payment", "processing"]);
  });

  test.each([
    { fileCount: 1, isGiftCard: false },
    { fileCount: 0, isGiftCard: true },
  ])("cancels %o only before it was given out", (line) => {
    const lines = [...plain, line];
    expect(shopperCancelRefusal({ status: "pending", lines })).toBeNull();
    expect(shopperCancelRefusal({ status: "processing", lines })).toContain("already");
  });

  test("reads why it is too late", () => {
    expect(shopperCancelRefusal({ status: "packing", lines: plain })).toBe(
      "This order is being packed and can no longer be canceled.",
    );
  });
});
