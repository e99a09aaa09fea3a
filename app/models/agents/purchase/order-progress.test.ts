import { describe, expect, test } from "vitest";
import { mugOrder } from "../../orders/order-view/order-fixture";
import type { OrderView } from "../../orders/order-view/order-view";
import { orderProgress, orderTotals, pieceReferences } from "./order-progress";

const [mug] = mugOrder.lines;
if (!mug) throw new Error("the order has no line");
const lamp = { ...mug, id: 2, sku: "LAMP", qty: 3, canceledQty: 1 };
const parcel = (...pieces: OrderView["shipments"][number]["pieces"]): OrderView["shipments"][number] => ({
  id: "P1",
  carrierName: "",
  trackingNumber: "",
  trackingUrl: null,
  shippedAt: "2026-03-02T12:00:00.000Z",
  shippedOnText: "",
  deliveredAt: null,
  deliveredOnText: "",
  pieces,
});
const order = (changes: Partial<OrderView>): OrderView => ({ ...mugOrder, lines: [mug, lamp], ...changes });
const lineIds = new Map([["LAMP", "li_lamp"]]);
const progressOf = (changes: Partial<OrderView>) =>
  orderProgress(order(changes), lineIds).map(({ id, total, fulfilled, status }) => [
    id,
    total,
    fulfilled,
    status,
  ]);

describe("how far lines are", () => {
  test("a line is named as its agent does, else by its id, and counts what was not canceled", () => {
    expect(progressOf({})).toEqual([
      ["item_1", 2, 0, "processing"],
      ["li_lamp", 2, 0, "processing"],
    ]);
  });

  test("its own pieces of all parcels count, never more than there are", () => {
    const shipments = [parcel({ lineId: 1, qty: 1 }), parcel({ lineId: 2, qty: 1 }, { lineId: 2, qty: 9 })];
    expect(progressOf({ shipments })).toEqual([
      ["item_1", 2, 1, "partial"],
      ["li_lamp", 2, 2, "fulfilled"],
    ]);
  });

  test("of a canceled order nothing is left", () => {
    expect(progressOf({ status: "canceled" }).map((line) => line.slice(1))).toEqual([
      [0, 0, "removed"],
      [0, 0, "removed"],
    ]);
  });
});

test("pieces of a parcel are named as their lines are; unknown ones are left out", () => {
  const progress = orderProgress(order({}), lineIds);
  expect(pieceReferences(progress, parcel({ lineId: 2, qty: 1 }, { lineId: 9, qty: 1 }).pieces)).toEqual([
    { id: "li_lamp", quantity: 1 },
  ]);
});

test("taxes that prices contain are not added to the totals", () => {
  const tax = { title: "Tax", rateText: "", amountMinor: 100, isContained: false };
  const taxes = [tax, { ...tax, amountMinor: 50 }, { ...tax, amountMinor: 7, isContained: true }];
  expect(orderTotals(order({ taxes: taxes as unknown as OrderView["taxes"] })).addedTaxMinor).toBe(150);
});
