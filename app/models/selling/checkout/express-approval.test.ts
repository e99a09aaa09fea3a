import { describe, expect, test } from "vitest";
import { type ExpressApproval, rememberedTransactionSchema, usableApproval } from "./express-approval";

const approval: ExpressApproval = {
  provider: "paypal",
  reference: "O-1",
  approvedAt: "2026-03-01T12:00:00.000Z",
  account: "ada@example.com",
  address: {},
};

describe("an approval pays the order", () => {
  test("placed with its provider", () => {
    expect(usableApproval(approval, "paypal", new Date("2026-03-01T12:00:00Z"))).toBe(approval);
  });
  test("up to three hours later, and not after that", () => {
    expect(usableApproval(approval, "paypal", new Date("2026-03-01T14:59:59.999Z"))).toBe(approval);
    expect(usableApproval(approval, "paypal", new Date("2026-03-01T15:00:00Z"))).toBeNull();
  });
  test("not with another provider, or without an approval", () => {
    const now = new Date("2026-03-01T12:00:00Z");
    expect(usableApproval(approval, "offline", now)).toBeNull();
    expect(usableApproval(approval, undefined, now)).toBeNull();
    expect(usableApproval(undefined, "paypal", now)).toBeNull();
  });
});

describe("remember-transaction", () => {
  test("names an order of the provider", () => {
    expect(rememberedTransactionSchema.parse({ order_id: " O-1 ", billing_token: null })).toEqual({
      order_id: "O-1",
      billing_token: null,
    });
  });
  test.each([[{}], [{ order_id: "" }], [{ order_id: "x".repeat(101) }]])(
    "is refused without one: %j",
    (body) => {
      expect(rememberedTransactionSchema.safeParse(body).success).toBe(false);
    },
  );
});
