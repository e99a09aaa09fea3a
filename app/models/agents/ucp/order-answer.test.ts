import { describe, expect, test } from "vitest";
import { mugOrder } from "../../orders/order-view/order-fixture";
import type { OrderView } from "../../orders/order-view/order-view";
import { type OrderFacts, orderAnswer } from "./order-answer";

const facts: OrderFacts = {
  capabilities: {},
  checkoutId: "checkout",
  permalink: "https://shop.example/order/1",
  origin: "https://shop.example",
  lineIds: new Map([["MUG-NAVY", "li_1"]]),
  attribution: null,
};
const told = (changes: Partial<OrderView>, more: Partial<OrderFacts> = {}) =>
  orderAnswer({ ...mugOrder, ...changes }, { ...facts, ...more });
const arrived = "2026-03-04T12:00:00.000Z";
const parcel: OrderView["shipments"][number] = {
  id: "P1",
  carrierName: "UPS",
  trackingNumber: "1Z",
  trackingUrl: "https://ups.example/1Z",
  shippedAt: "2026-03-02T12:00:00.000Z",
  shippedOnText: "",
  deliveredAt: null,
  deliveredOnText: "",
  pieces: [{ lineId: 1, qty: 1 }],
};
const [mug] = mugOrder.lines;
if (!mug) throw new Error("the order has no line");

test("an order is told whole, by what its agent calls the lines (rule agents-8)", () => {
  const answer = told({});
  expect(answer).toMatchObject({
    ucp: { status: "success" },
    label: "100001",
    checkout_id: "checkout",
    permalink_url: "https://shop.example/order/1",
    line_items: [
      {
        id: "li_1",
        item: { id: "MUG-NAVY", price: 1250 },
        quantity: { original: 2, total: 2, fulfilled: 0 },
        totals: [
          { type: "subtotal", amount: 2500 },
          { type: "total", amount: 2500 },
        ],
        status: "processing",
      },
    ],
    fulfillment: {
      events: [],
      expectations: [
        { line_items: [{ id: "li_1", quantity: 2 }], method_type: "shipping", description: "Standard" },
      ],
    },
    adjustments: [],
    currency: "USD",
  });
  expect(answer).not.toHaveProperty("attribution");
  expect(answer.line_items[0]?.item).not.toHaveProperty("image_url");
});

test("pictures have whole addresses, and where a buyer came from is told", () => {
  const answer = told({ lines: [{ ...mug, imageUrl: "/media/a.webp" }] }, { attribution: { from: "chat" } });
  expect(answer).toMatchObject({
    attribution: { from: "chat" },
    line_items: [{ item: { image_url: "https://shop.example/media/a.webp" } }],
  });
});

describe("what is expected", () => {
  test("nothing is sent of what is downloaded", () => {
    const { expectations } = told({ lines: [{ ...mug, needsShipping: false }] }).fulfillment;
    expect(expectations).toMatchObject([{ method_type: "digital", line_items: [{ id: "li_1" }] }]);
    expect(expectations[0]).not.toHaveProperty("description");
  });

  test("a collected order is picked up", () => {
    const pickup = {} as NonNullable<OrderView["pickup"]>;
    expect(told({ pickup }).fulfillment.expectations).toMatchObject([{ method_type: "pickup" }]);
  });

  test("without a delivery address it goes to the other one", () => {
    const { expectations } = told({ shippingAddress: null }).fulfillment;
    expect(expectations[0]?.destination).toEqual(told({}).fulfillment.expectations[0]?.destination);
  });
});

describe("parcels", () => {
  test("one on its way is an event with what tracks it", () => {
    expect(told({ shipments: [parcel] }).fulfillment.events).toEqual([
      {
        id: "P1-sent",
        occurred_at: parcel.shippedAt,
        type: "shipped",
        line_items: [{ id: "li_1", quantity: 1 }],
        tracking_number: "1Z",
        tracking_url: "https://ups.example/1Z",
        carrier: "UPS",
      },
    ]);
  });

  test("a parcel that arrived gives two events, without tracking if it has none", () => {
    const { events } = told({
      shipments: [{ ...parcel, trackingNumber: "", trackingUrl: null, deliveredAt: arrived }],
    }).fulfillment;
    expect(events).toMatchObject([
      { type: "shipped" },
      { id: "P1-came", occurred_at: arrived, type: "delivered" },
    ]);
    expect(events[0]).not.toHaveProperty("tracking_number");
    expect(events[0]).not.toHaveProperty("tracking_url");
  });
});

describe("adjustments", () => {
  const canceled = (note: string) => ({ toStatus: "canceled" as const, note, at: arrived, atText: "" });

  test("a cancellation comes once and first, with its reason", () => {
    const refunds = [
      { id: "R1", amountMinor: 500, refundedOnText: "", refundedAt: arrived, parts: [] },
      { id: "R2", amountMinor: 200, refundedOnText: "", parts: [] },
    ];
    const events = [...mugOrder.events, canceled("Too late"), canceled("Again")];
    expect(told({ status: "canceled", events, refunds }).adjustments).toEqual([
      {
        id: `${mugOrder.id}-canceled`,
        type: "cancellation",
        occurred_at: arrived,
        status: "completed",
        description: "Too late",
      },
      {
        id: "R1",
        type: "refund",
        occurred_at: arrived,
        status: "completed",
        totals: [{ type: "total", amount: -500 }],
      },
      expect.objectContaining({ id: "R2", occurred_at: mugOrder.createdAt }),
    ]);
  });

  test("what is sent back is less than nothing", () => {
    const step = { status: "requested" as const, note: "", at: arrived, atText: "" };
    const back = {
      id: 1,
      number: "100001-1",
      status: step.status,
      isBeingRefunded: false,
      isAwaited: false,
      comment: "",
      withdrawal: null,
    };
    const pieces = [{ lineId: 1, qty: 2 }];
    const returns = [{ ...back, reason: "damaged" as const, pieces, steps: [step] }];
    expect(told({ returns }).adjustments).toMatchObject([
      { type: "return", status: "pending", line_items: [{ id: "li_1", quantity: -2 }] },
    ]);
  });

  test("one without a reason describes nothing", () => {
    expect(told({ events: [canceled("")] }).adjustments[0]).not.toHaveProperty("description");
  });
});
