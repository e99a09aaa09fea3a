import { describe, expect, test } from "vitest";
import type { OrderView } from "../order-view/order-view";
import { endsOrder, piecesToComeBack } from "./unsent-pieces";

type Line = Pick<OrderView["lines"][number], "id" | "sku" | "qty" | "canceledQty" | "isFree">;

const line = (id: number, qty: number, more: Partial<Line> = {}) =>
  Object.assign({ id, sku: "MUG", qty, canceledQty: 0, isFree: false }, more) as OrderView["lines"][number];

describe("what comes back of a withdrawal once it canceled what was not sent (rule withdrawals-6)", () => {
  const wanted = [{ orderItemId: 1, qty: 3 }];
  const left = (canceled: number, canceledQty = canceled, status: OrderView["status"] = "processing") =>
    piecesToComeBack({ lines: [line(1, 4, { canceledQty })], status }, wanted, new Map([["MUG", canceled]]));

  test.each([
    [0, 3],
    [1, 2],
    [2, 1],
  ])("is less by the %i pieces that it canceled: %i", (canceled, qty) =>
    expect(left(canceled)).toEqual([{ orderItemId: 1, qty }]),
  );

  test("is nothing where it canceled all, or its order ended", () => {
    expect(left(3)).toEqual([]);
    expect(left(0, 0, "canceled")).toEqual([]);
  });

  test("is never more than its line still has", () =>
    expect(left(0, 2)).toEqual([{ orderItemId: 1, qty: 2 }]));

  test("takes canceled pieces from lines of one SKU in their order", () =>
    expect(
      piecesToComeBack(
        { lines: [line(1, 2, { canceledQty: 2 }), line(2, 2, { canceledQty: 1 })], status: "processing" },
        [
          { orderItemId: 1, qty: 2 },
          { orderItemId: 2, qty: 2 },
        ],
        new Map([["MUG", 3]]),
      ),
    ).toEqual([{ orderItemId: 2, qty: 1 }]));
});

describe("a withdrawal ends an order that was not sent (rule withdrawals-6)", () => {
  const ends = (lines: OrderView["lines"], qty: number) => endsOrder({ lines }, [{ lineId: 1, qty }]);

  test.each([
    ["all pieces", [line(1, 2)], 2, true],
    ["a part of a line", [line(1, 2)], 1, false],
    ["one of two lines", [line(1, 2), line(2, 1)], 2, false],
    ["all that was not canceled before", [line(1, 2, { canceledQty: 1 })], 1, true],
    ["all but a gift", [line(1, 2), line(2, 1, { isFree: true })], 2, true],
  ] as const)("where it takes %s", (_what, lines, qty, expected) =>
    expect(ends([...lines], qty)).toBe(expected),
  );
});
