import { describe, expect, test } from "vitest";
import { mugOrder } from "../order-view/order-fixture";
import type { OrderLineView, OrderView } from "../order-view/order-view";
import { namedPieces } from "./named-pieces";
import { unsentPieces } from "./unsent-pieces";
import { mayWithdraw, withdrawableLines, withdrawalRefusal, withdrawsUntil } from "./withdrawal-right";

const terms = { everywhere: false, days: 14, informs: true, arrives_within_days: 30 };
const parcel = (deliveredAt: string | null, qty = 2, shippedAt = "2026-03-02T12:00:00.000Z") => ({
  id: "s",
  carrierName: "UPS",
  trackingNumber: "",
  trackingUrl: null,
  shippedAt,
  shippedOnText: "",
  deliveredAt,
  deliveredOnText: "",
  pieces: [{ lineId: 1, qty }],
});
const at = (toStatus: "processing" | "complete", iso: string) => ({
  toStatus,
  note: "",
  at: iso,
  atText: "",
});
const berlin = { ...mugOrder.billingAddress, country: "DE" };
const order = (own: Partial<OrderView> = {}, line: Partial<OrderLineView> = {}): OrderView => ({
  ...mugOrder,
  status: "packing",
  shippingAddress: berlin,
  shipments: [],
  ...own,
  lines: mugOrder.lines.map((mug) => ({ ...mug, ...line })),
});
const until = (of: OrderView, own = terms) => withdrawsUntil(of, own, "Europe/Berlin")?.toISOString();

describe("the right of withdrawal (rule withdrawals-1)", () => {
  test.each([
    ["DE", true],
    ["NO", true],
    ["US", false],
    ["GB", false],
  ])("of a consumer in %s: %s", (country, has) => {
    expect(mayWithdraw(order({ shippingAddress: { ...berlin, country } }), terms)).toBe(has);
    expect(mayWithdraw(order({ shippingAddress: { ...berlin, country } }), { everywhere: true })).toBe(true);
  });

  test("is no business's, and goes by the billing address where nothing is sent", () => {
    const business = { vatNumber: "DE123456788", reference: "" };
    expect(mayWithdraw(order({ business }), { everywhere: true })).toBe(false);
    expect(mayWithdraw(order({ shippingAddress: null, billingAddress: berlin }), terms)).toBe(true);
  });
});

describe("its period (rule withdrawals-2)", () => {
  test("ends fourteen days after the last parcel came, at the end of that day where the shop is", () => {
    const sent = [parcel("2026-03-03T09:00:00.000Z", 1), parcel("2026-03-04T23:30:00.000Z", 1)];
    // 5 March in Berlin, and 14 days on.
    expect(until(order({ shipments: sent }))).toBe("2026-03-19T22:59:59.999Z");
  });

  test("goes on to Monday where it ends on a weekend", () => {
    expect(until(order({ shipments: [parcel("2026-03-07T09:00:00.000Z")] }))).toBe(
      "2026-03-23T22:59:59.999Z",
    );
    expect(until(order({ shipments: [parcel("2026-03-08T09:00:00.000Z")] }))).toBe(
      "2026-03-23T22:59:59.999Z",
    );
  });

  test("is twelve months longer where buyers are not informed", () => {
    const sent = order({ shipments: [parcel("2026-03-03T09:00:00.000Z")] });
    expect(until(sent, { ...terms, informs: false })).toBe("2027-03-17T22:59:59.999Z");
  });

  test("begins when all is sent, and without news of the arrival some days after that", () => {
    expect(until(order())).toBeUndefined();
    expect(until(order({ shipments: [parcel("2026-03-03T09:00:00.000Z", 1)] }))).toBeUndefined();
    expect(until(order({ shipments: [parcel(null)] }))).toBe("2026-04-15T21:59:59.999Z");
    expect(until(order({ events: [at("complete", "2026-03-02T12:00:00.000Z")] }))).toBe(
      "2026-04-15T21:59:59.999Z",
    );
  });

  test("of what is not delivered begins with the contract", () => {
    const file = order({ events: [at("processing", "2026-03-03T09:00:00.000Z")] }, { needsShipping: false });
    expect(until(file)).toBe("2026-03-17T22:59:59.999Z");
  });
});

describe("what can be withdrawn from (rules withdrawals-3 and -4)", () => {
  const left = (of: OrderView, refunded = 0, isDownloaded = false) =>
    withdrawableLines(of, { refundedQty: () => refunded, isDownloaded: () => isDownloaded })[0]?.leftQty ?? 0;

  test.each<[string, OrderView, number]>([
    ["all of it, before it is sent", order(), 2],
    ["not what was canceled", order({}, { canceledQty: 1 }), 1],
    ["no gift", order({}, { isFree: true }), 0],
    ["no gift card", order({}, { isGiftCard: true }), 0],
    ["nothing custom-made", order({}, { withdrawalException: "custom_made" }), 0],
    [
      "what is sealed, which is looked at when it is back",
      order({}, { withdrawalException: "sealed_media" }),
      2,
    ],
    ["a service", order({}, { needsShipping: false }), 2],
    ["a file that was not downloaded", order({}, { needsShipping: false, fileCount: 1 }), 2],
  ])("%s", (_, of, expected) => expect(left(of)).toBe(expected));

  test("not what was paid back or downloaded", () => {
    expect(left(order(), 1)).toBe(1);
    expect(left(order({}, { fileCount: 1 }), 0, true)).toBe(0);
  });

  test("else it says why", () => {
    const refusal = (of: OrderView, now = "2026-03-19T22:59:59.999Z", count = 1) =>
      withdrawalRefusal(of, {
        terms,
        until: new Date("2026-03-19T22:59:59.999Z"),
        left: count,
        now: new Date(now),
        dayText: (day) => day.toISOString().slice(0, 10),
      });
    expect(refusal(order())).toBeNull();
    expect(refusal(order(), "2026-03-19T23:00:00.000Z")).toBe(
      "You could withdraw from this order until 2026-03-19.",
    );
    expect(refusal(order({ shippingAddress: { ...berlin, country: "US" } }))).toMatch(/no right/);
    expect(refusal(order({ status: "pending_payment" }))).toMatch(/isn’t paid yet/);
    expect(refusal(order({ status: "pending" }))).toBeNull();
    for (const of of [order({ status: "canceled" }), order({ status: "closed" })])
      expect(refusal(of)).toBe("Nothing in this order can be withdrawn from.");
    expect(refusal(order(), undefined, 0)).toBe("Nothing in this order can be withdrawn from.");
  });
});

describe("named items (rule withdrawals-5)", () => {
  const lines = order().lines.map((line) => ({ line, leftQty: 2 }));
  const bowl = lines.map(({ line }) => ({
    line: { ...line, id: 2, sku: "BOWL", name: "Bowl", variationText: "" },
    leftQty: 1,
  }));

  test("are found by SKU and by name, and are everything where none is named", () => {
    const all = [...lines, ...bowl];
    const everything = [
      { orderItemId: 1, qty: 2 },
      { orderItemId: 2, qty: 1 },
    ];
    expect(namedPieces(all, "")).toEqual({ pieces: everything, isSure: true });
    expect(namedPieces(all, " bowl ")).toEqual({ pieces: [everything[1]], isSure: true });
    expect(namedPieces(all, "mug-navy\nBowl").pieces).toEqual(everything);
    expect(namedPieces(all, "Harbour  mug (Navy)").pieces).toEqual([everything[0]]);
    expect(namedPieces(all, "the blue one")).toEqual({ pieces: everything, isSure: false });
  });

  test("that were not sent are told apart from those that have to come back", () => {
    const sent = order({ shipments: [parcel(null, 1)] });
    expect(unsentPieces(sent, [{ lineId: 1, qty: 2 }])).toEqual([{ sku: "MUG-NAVY", qty: 1 }]);
    expect(unsentPieces(order({}, { needsShipping: false }), [{ lineId: 1, qty: 2 }])).toEqual([]);
  });
});
