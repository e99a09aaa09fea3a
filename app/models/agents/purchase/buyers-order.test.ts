import { describe, expect, test } from "vitest";
import { mugOrder } from "../../orders/order-view/order-fixture";
import { boughtOf, buyersOrder, isBuyersOrder, toldOrder } from "./buyers-order";

describe("a checkout that its buyer ordered in the browser (rule agents-23)", () => {
  test("is completed unless the order waits for its payment", () => {
    expect(buyersOrder(false)).toEqual({ status: "completed", finishedBy: "buyer" });
    expect(buyersOrder(true).status).toBe("complete_in_progress");
  });

  test("is told apart from those that their agent ended, and from open ones", () => {
    expect(isBuyersOrder(buyersOrder(true))).toBe(true);
    expect(isBuyersOrder({ status: "completed", id: "1" })).toBe(false);
    expect(isBuyersOrder(null)).toBe(false);
  });

  test("has what its orders say: lines by the agent’s names, totals of all", () => {
    const beside = { ...mugOrder, id: "b", incrementId: "100002", shippingMethodTitle: "" };
    const bought = boughtOf([mugOrder, beside], new Map([["MUG-NAVY", "li_1"]]));
    expect(bought.lines).toHaveLength(2);
    expect(bought.lines[0]).toMatchObject({
      id: "li_1",
      sku: "MUG-NAVY",
      name: "Harbour mug (Navy)",
      priceMinor: 1250,
      qty: 2,
      imageUrl: "",
    });
    const amounts = Object.fromEntries(bought.totals.map(({ type, amount }) => [type, amount]));
    expect(amounts).toMatchObject({ subtotal: 5000, total: 6500 });
    expect(boughtOf([mugOrder], new Map()).lines[0]?.id).toBe("item_100001_1");
  });
});

describe("of an order its agent is told", () => {
  const choiceTexts = [{ kind: "personalization" as const, label: "Engraving", value: "Ada", feeMinor: 0 }];
  const typed = { ...mugOrder, lines: mugOrder.lines.map((line) => ({ ...line, choiceTexts })) };

  test("everything where the agent placed it", () => {
    expect(toldOrder(mugOrder, { status: "completed" })).toBe(mugOrder);
  });

  test("nothing that its buyer typed in the browser but the country (rule agents-10)", () => {
    const told = toldOrder(typed, buyersOrder(false));
    expect(told.shippingAddress).toBeNull();
    expect(Object.values(told.billingAddress).filter(Boolean)).toEqual(["US"]);
    expect(told.lines[0]?.choiceTexts).toEqual([]);
    const digital = toldOrder({ ...typed, shippingAddress: null }, buyersOrder(false));
    expect(digital.billingAddress.country).toBe("US");
  });
});
