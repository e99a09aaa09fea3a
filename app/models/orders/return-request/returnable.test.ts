import { describe, expect, test } from "vitest";
import { mugOrder } from "../order-view/order-fixture";
import type { OrderLineView, OrderView } from "../order-view/order-view";
import type { ReturnView } from "./return-view";
import { returnableLines, returnRefusal, returnsUntil, takeReturnPieces } from "./returnable";

const sent = (qty: number) => ({
  id: "s",
  carrierName: "UPS",
  trackingNumber: "",
  trackingUrl: null,
  shippedAt: "2026-03-02T12:00:00.000Z",
  shippedOnText: "",
  deliveredAt: null,
  deliveredOnText: "",
  pieces: [{ lineId: 1, qty }],
});
const asked = (status: ReturnView["status"], isBeingRefunded = false): ReturnView => ({
  id: 1,
  number: "100001-1",
  status,
  isBeingRefunded,
  isAwaited: false,
  reason: "damaged",
  comment: "",
  withdrawal: null,
  steps: [],
  pieces: [{ lineId: 1, qty: 1 }],
});
const order = (own: Partial<OrderView> = {}, line: Partial<OrderLineView> = {}): OrderView => ({
  ...mugOrder,
  status: "packing",
  shipments: [sent(2)],
  ...own,
  lines: mugOrder.lines.map((mug) => ({ ...mug, ...line })),
});
const left = (of: OrderView, refundedQty = 0) => returnableLines(of, () => refundedQty)[0]?.leftQty ?? 0;

describe("pieces that can be sent back", () => {
  test.each<[string, OrderView, number, number]>([
    ["all that were sent", order(), 0, 2],
    ["none before", order({ shipments: [] }), 0, 0],
    ["of a part that was sent", order({ shipments: [sent(1)] }), 0, 1],
    ["all of an order completed by hand", order({ status: "complete", shipments: [] }), 0, 2],
    ["but canceled ones", order({ status: "complete" }, { canceledQty: 1 }), 0, 1],
    ["but those that were paid back", order(), 1, 1],
    ["none when more was paid back", order(), 3, 0],
    ["but those asked back", order({ returns: [asked("requested")] }), 0, 1],
    ["those that arrived are asked back", order({ returns: [asked("received")] }), 0, 1],
    ["those that are being paid back count once", order({ returns: [asked("received", true)] }), 1, 1],
    ["those that were paid back count once", order({ returns: [asked("refunded")] }), 1, 1],
    ["those that were declined again", order({ returns: [asked("declined")] }), 0, 2],
    ["no downloads", order({}, { fileCount: 1 }), 0, 0],
    ["no gift cards", order({}, { isGiftCard: true }), 0, 0],
    ["nothing without delivery", order({ status: "complete" }, { needsShipping: false }), 0, 0],
    ["no gifts", order({}, { isFree: true }), 0, 0],
  ])("%s", (_, of, refundedQty, expected) => {
    expect(left(of, refundedQty)).toBe(expected);
  });

  test("are as many as the request says, or the message is beside their field", () => {
    const lines = returnableLines(order(), () => 0);
    expect(takeReturnPieces(lines, [{ orderItemId: 1, qty: 2 }])).toEqual([{ orderItemId: 1, qty: 2 }]);
    expect(() => takeReturnPieces(lines, [{ orderItemId: 1, qty: 3 }])).toThrow(
      expect.objectContaining({ message: "Harbour mug: 2 left to send back, not 3.", field: "qty.l1" }),
    );
    expect(() => takeReturnPieces(lines, [])).toThrow("Enter how many items you’re sending back.");
    expect(() => takeReturnPieces(lines, [{ orderItemId: 9, qty: 1 }])).toThrow("can be returned");
  });
});

describe("an order", () => {
  const terms = { enable: true, days: 30 };
  const at = (iso: string) => new Date(iso);
  const refusal = (of: OrderView, now: string, leftLines = 1, own = terms) =>
    returnRefusal(of, { terms: own, left: leftLines, now: at(now), dayText: (day) => day.toISOString() });

  test("is open until so many days after its last parcel or its completion", () => {
    expect(returnsUntil(order(), terms)).toEqual(at("2026-04-01T12:00:00.000Z"));
    const completed = { toStatus: "complete", note: "", at: "2026-03-03T12:00:00.000Z", atText: "" } as const;
    const paidBack = { ...completed, at: "2026-03-20T12:00:00.000Z" };
    expect(returnsUntil(order({ events: [completed, paidBack] }), terms)).toEqual(
      at("2026-04-02T12:00:00.000Z"),
    );
    expect(refusal(order(), "2026-04-01T12:00:00.000Z")).toBeNull();
    expect(refusal(order(), "2026-04-01T12:00:00.001Z")).toMatch(/could be sent back until 2026-04-01/);
  });

  test("says why nothing can be sent back", () => {
    const now = "2026-03-03T12:00:00.000Z";
    expect(refusal(order({ shipments: [] }), now)).toBe("Nothing in this order has been sent yet.");
    expect(refusal(order(), now, 0)).toBe("Nothing in this order can be returned.");
    expect(refusal(order({ status: "closed" }), now)).toBe("Nothing in this order can be returned.");
    expect(refusal(order(), now, 1, { ...terms, enable: false })).toMatch(/doesn’t take returns online/);
  });
});
