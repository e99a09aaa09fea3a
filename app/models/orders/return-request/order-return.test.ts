import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { totalOfParts } from "../../payments/order-history";
import { type LineWithReturns, orderReturn, type ReturnableOrder } from "./order-return";
import { orderReturnText } from "./order-return-text";

const line = (own: Partial<LineWithReturns> = {}): LineWithReturns => ({
  id: 1,
  sku: "CUP",
  lineId: "1",
  qty: 3,
  canceledQty: 0,
  refundedQty: 0,
  rowTotalMinor: 1000,
  discountMinor: 0,
  shippingFeeMinor: 100,
  isGiftCard: false,
  promotionMinor: 0,
  commissionMinor: 100,
  ...own,
});
const tax = (on: "goods" | "delivery", amountMinor: number, isContained = false) => ({
  stage: "tax" as const,
  code: "tax" as const,
  title: "Tax" as const,
  on,
  amountMinor,
  isContained,
  shares: [{ lineId: "1", amountMinor }],
});
const order = (own: Partial<ReturnableOrder> = {}): ReturnableOrder => ({
  shippingMinor: 500,
  shippingFeeMinor: 100,
  deliveryPromotionMinor: 0,
  deliveryRefundedMinor: 0,
  adjustments: [tax("goods", 61), tax("delivery", 37)],
  ...own,
});
const one = { pieces: [{ orderItemId: 1, qty: 1 }], deliveryMinor: 0, withFees: false };

describe("what goes back", () => {
  test("with a piece is its share of goods and tax", () => {
    const { parts, commissionMinor } = orderReturn(order(), [line()], one);
    expect([parts, commissionMinor]).toEqual([{ goods: 333, gift_cards: 0, delivery: 0, tax: 20 }, 33]);
    expect(orderReturnText({ parts }, "USD")).toBe("$3.53 (goods $3.33, tax $0.20)");
  });

  test("with canceled pieces is also their shipping fee", () => {
    const { parts, deliveryMinor } = orderReturn(order(), [line()], { ...one, withFees: true });
    expect([parts, deliveryMinor]).toEqual([{ goods: 333, gift_cards: 0, delivery: 33, tax: 22 }, 33]);
  });

  test("leaves contained taxes out of the goods", () => {
    const { parts } = orderReturn(order({ adjustments: [tax("goods", 90, true)] }), [line()], one);
    expect(parts).toEqual({ goods: 303, gift_cards: 0, delivery: 0, tax: 30 });
  });

  test("of a gift card is no goods", () => {
    const { parts } = orderReturn(order(), [line({ isGiftCard: true })], one);
    expect(parts).toMatchObject({ goods: 0, gift_cards: 333 });
  });

  test("piece by piece is the whole line", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 1, max: 9 }),
        (rowTotalMinor, qty) => {
          const pieces = [{ orderItemId: 1, qty: 1 }];
          const steps = Array.from({ length: qty }, (_, canceledQty) =>
            orderReturn(order(), [line({ rowTotalMinor, qty, canceledQty })], {
              ...one,
              pieces,
              withFees: true,
            }),
          );
          const sum = steps.reduce((all, { parts }) => all + totalOfParts(parts), 0);
          const fees = 100 + Math.round((37 * 100) / 600);
          expect(sum).toBe(rowTotalMinor + 61 + fees);
        },
      ),
    );
  });
});
