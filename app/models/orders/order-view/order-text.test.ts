import { expect, test } from "vitest";
import { mugOrder } from "./order-fixture";
import { orderText } from "./order-text";

test("an order reads as lines: what was bought, its sums, where it goes and what happened", () => {
  const shipment = {
    id: "s-1",
    carrierName: "UPS",
    trackingNumber: "",
    trackingUrl: null,
    shippedAt: "2026-03-02T12:00:00.000Z",
    shippedOnText: "Mar 02 2026",
    deliveredAt: null,
    deliveredOnText: "",
    pieces: [{ lineId: 1, qty: 1 }],
  };
  const refund = { id: "r-1", amountMinor: 1000, refundedOnText: "Mar 03 2026", parts: [] };
  const parts = [
    { title: "Bank transfer", amountMinor: 300 },
    { title: "Store credit", amountMinor: 200 },
  ];
  const refunds = [refund, { ...refund, id: "r-2", amountMinor: 500, parts }];
  const lines = orderText({ ...mugOrder, shipments: [shipment], refunds, customerNote: "Ring twice" });
  expect(lines[0]).toBe("Order 100001: Pending, Mar/01/2026 12:00:00, ada@example.com");
  expect(lines).toEqual(
    expect.arrayContaining([
      "  2 x MUG-NAVY  Harbour mug (Navy)  $25.00, 1 shipped",
      "  Total: $32.50",
      "  Refunded Mar 03 2026: $10.00",
      "  Refunded Mar 03 2026: $5.00 (Bank transfer $3.00, Store credit $2.00)",
      "  Payment: Bank transfer",
      "  Note: Ring twice",
      "  Mar/01/2026 12:00:00  Pending: Order placed",
    ]),
  );
});

test("an order that is collected says where (rule shipping-5)", () => {
  const pickup = { address: "9 Mill Lane, Easton", note: "" };
  const lines = orderText({ ...mugOrder, shippingMethodTitle: "Pick up at the mill", pickup });
  expect(lines).toContain("  Pick up at the mill. Collect it at 9 Mill Lane, Easton.");
  expect(lines.join()).not.toContain("Pick up at the mill to");
});

test("an order of a marketplace names its seller", () => {
  expect(orderText({ ...mugOrder, sellerName: "The potter" })).toContain("  Sold by The potter");
  expect(orderText(mugOrder).join()).not.toContain("Sold by");
});
