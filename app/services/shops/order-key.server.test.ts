import { describe, expect, it } from "vitest";
import { isOrderKey, signOrderKey } from "./order-key.server";

const secret = "a secret of this test";
const order = { kind: "order", shopId: "shop-1", id: "order-1" } as const;

describe("order keys", () => {
  it("open the order they were made for", () => {
    expect(isOrderKey(secret, order, signOrderKey(secret, order))).toBe(true);
  });

  it.each([
    ["another order", { ...order, id: "order-2" }],
    ["a quote of the same id", { ...order, kind: "quote" as const }],
    ["the same order number in another shop", { ...order, shopId: "shop-2" }],
  ])("do not open %s", (_, subject) => {
    expect(isOrderKey(secret, subject, signOrderKey(secret, order))).toBe(false);
  });

  it("are worth nothing when cut short, made up or made with another secret", () => {
    const key = signOrderKey(secret, order);
    expect(isOrderKey(secret, order, key.slice(0, -1))).toBe(false);
    expect(isOrderKey(secret, order, "")).toBe(false);
    expect(isOrderKey(secret, order, signOrderKey("another secret", order))).toBe(false);
  });
});
