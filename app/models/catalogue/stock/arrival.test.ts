import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { DeliveryEstimate } from "../../shops/settings/delivery-estimate";
import { type ArrivalTerms, arrivalText } from "./arrival";

const estimates: DeliveryEstimate[] = [
  { id: "standard", days: [3, 5] },
  { id: "next-day", days: [1, 1] },
  { id: "engraved", days: [6, 8] },
  { id: "made", text: "Made for you in three weeks" },
  { id: "counter", text: "Ready at the counter tomorrow" },
];
/** A Friday, late in the evening UTC. */
const friday = new Date("2026-03-06T22:30:00Z");
const calendar = { estimates, now: friday, zone: "UTC" };
const express = { type: "flat", estimate: "next-day" } as const;
const standard = { type: "flat" } as const;

const arrives = (over: Partial<ArrivalTerms> = {}, at: Partial<typeof calendar> = {}) =>
  arrivalText({ estimateId: "", method: null, backorder: null, ...over }, { ...calendar, ...at });

describe("pieces in stock arrive (rule dates-2)", () => {
  test.each<[string, Partial<ArrivalTerms>, string]>([
    ["by the shop's first estimate", {}, "Arrives Wed, Mar 11 – Fri, Mar 13"],
    ["by a method that names none, too", { method: standard }, "Arrives Wed, Mar 11 – Fri, Mar 13"],
    ["by the chosen method's", { method: express }, "Arrives Mon, Mar 9"],
    ["by the product's own", { estimateId: "engraved" }, "Arrives Mon, Mar 16 – Wed, Mar 18"],
    [
      "no earlier than the product's own, however fast the method",
      { estimateId: "engraved", method: express },
      "Arrives Mon, Mar 16 – Wed, Mar 18",
    ],
    [
      "no earlier than the method, however fast the product",
      { estimateId: "next-day", method: { type: "flat", estimate: "standard" } },
      "Arrives Wed, Mar 11 – Fri, Mar 13",
    ],
    [
      "by the owner's words for the product",
      { estimateId: "made", method: express },
      "Made for you in three weeks",
    ],
    [
      "by the product's days where the method has words",
      { estimateId: "next-day", method: { type: "flat", estimate: "counter" } },
      "Arrives Mon, Mar 9",
    ],
    ["at no known time where they are picked up", { method: { type: "pickup" } }, ""],
    [
      "at a counter by its words",
      { method: { type: "pickup", estimate: "counter" } },
      "Ready at the counter tomorrow",
    ],
    ["at no known time by an estimate of the product that is not there", { estimateId: "pigeon" }, ""],
    [
      "at no known time by one of the method that is not there",
      { method: { type: "flat", estimate: "pigeon" } },
      "",
    ],
  ])("%s", (_, over, text) => {
    expect(arrives(over)).toBe(text);
  });

  it("nowhere in a shop without estimates", () => {
    expect(arrives({}, { estimates: [] })).toBe("");
  });

  it("counted on the shop's calendar", () => {
    const now = new Date("2026-03-05T22:30:00Z");
    expect(arrives({ method: express }, { now })).toBe("Arrives Fri, Mar 6");
    expect(arrives({ method: express }, { now, zone: "Asia/Tokyo" })).toBe("Arrives Mon, Mar 9");
  });
});

describe("backordered pieces arrive (rule dates-3)", () => {
  const backorder = (shipsOn: string | null) => ({ backorder: { shipsOn } });

  test.each<[string, Partial<ArrivalTerms>, string]>([
    ["counted from the day they ship", backorder("2026-04-01"), "Arrives Mon, Apr 6 – Wed, Apr 8"],
    [
      "by the chosen method from that day",
      { ...backorder("2026-04-01"), method: express },
      "Arrives Thu, Apr 2",
    ],
    ["from today, if they ship today", { ...backorder("2026-03-06"), method: express }, "Arrives Mon, Mar 9"],
    ["at no known time without a day", backorder(null), ""],
    ["at no known time once the day has passed", backorder("2026-03-05"), ""],
    ["at no known time by the product's own days", { ...backorder(null), estimateId: "engraved" }, ""],
    [
      "by the owner's words for the product",
      { ...backorder(null), estimateId: "made" },
      "Made for you in three weeks",
    ],
    [
      "at no known time by words for a method",
      { ...backorder(null), method: { type: "flat", estimate: "counter" } },
      "",
    ],
  ])("%s", (_, over, text) => {
    expect(arrives(over)).toBe(text);
  });

  it("on no day on which pieces in stock would have arrived before", () => {
    const days = fc.tuple(fc.nat(20), fc.nat(20)).map(([a, b]): [number, number] => [a, a + b]);
    fc.assert(
      fc.property(days, days, fc.integer({ min: 0, max: 60 }), (own, way, later) => {
        const two = [
          { id: "own", days: own },
          { id: "way", days: way },
        ];
        const terms = { estimateId: "own", method: { type: "flat" as const, estimate: "way" } };
        const shipsOn = new Date(friday.getTime() + later * 86_400_000).toISOString().slice(0, 10);
        const firstDay = (text: string) => new Date(`${/, (\w+ \d+)/.exec(text)?.[1]} 2026 UTC`).getTime();
        const inStock = arrives(terms, { estimates: two });
        const backordered = arrives({ ...terms, ...backorder(shipsOn) }, { estimates: two });
        expect(firstDay(backordered)).toBeGreaterThanOrEqual(firstDay(inStock));
        expect(arrives({ ...terms, ...backorder(null) }, { estimates: two })).toBe("");
      }),
    );
  });
});
