import { describe, expect, it, test } from "vitest";
import { orderStatuses } from "../../selling/checkout/order-status";
import { type DownloadFacts, downloadState, usesLeft } from "./download-state";

const now = new Date("2026-03-01T12:00:00Z");
const bought: DownloadFacts = {
  uses: 0,
  maxUses: 5,
  expiresAt: new Date("2026-03-31T12:00:00Z"),
  orderStatus: "processing",
  totalDueMinor: 2500,
  refundedMinor: 0,
};
const stateOf = (over: Partial<DownloadFacts>, at = now) => downloadState({ ...bought, ...over }, at);

describe("a bought file", () => {
  it.each([
    [0, "ready"],
    [4, "ready"],
    [5, "used_up"],
    [6, "used_up"],
  ] as const)("after %d of 5 uses is %s", (uses, state) => {
    expect(stateOf({ uses })).toBe(state);
  });

  it.each([
    ["2026-03-31T11:59:59.999Z", "ready"],
    ["2026-03-31T12:00:00.000Z", "expired"],
  ])("at %s is %s", (at, state) => {
    expect(stateOf({}, new Date(at))).toBe(state);
  });

  it("without limits stays ready", () => {
    expect(stateOf({ uses: 1000, maxUses: null, expiresAt: null }, new Date("2126-01-01T00:00:00Z"))).toBe(
      "ready",
    );
  });

  it.each(orderStatuses)(
    "of an order that is %s is withdrawn when the order ended without a sale",
    (orderStatus) => {
      const isEnded = orderStatus === "canceled" || orderStatus === "closed";
      expect(stateOf({ orderStatus })).toBe(isEnded ? "withdrawn" : "ready");
    },
  );

  it.each([
    [2499, "ready"],
    [2500, "withdrawn"],
  ])("with %d of 2500 paid back is %s", (refundedMinor, state) => {
    expect(stateOf({ refundedMinor })).toBe(state);
  });

  it("that was free or paid with a gift card is not taken for paid back", () => {
    expect(stateOf({ totalDueMinor: 0 })).toBe("ready");
  });

  it("that is withdrawn says so first", () => {
    expect(stateOf({ orderStatus: "closed", uses: 5 }, new Date("2027-01-01T00:00:00Z"))).toBe("withdrawn");
  });
});

test.each([
  [{ uses: 2, maxUses: 5 }, 3],
  [{ uses: 7, maxUses: 5 }, 0],
  [{ uses: 7, maxUses: null }, null],
])("%o leaves %j", (download, left) => {
  expect(usesLeft(download)).toBe(left);
});
