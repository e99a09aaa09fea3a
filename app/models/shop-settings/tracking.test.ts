import { describe, expect, test } from "vitest";
import { asksConsent, type Consent, mayTrack, trackingSchema } from "./tracking";

const ga4 = { measurement_id: "G-ABC123", api_secret: "secret" };
const asking = trackingSchema.parse({ analytics: ga4 });
const notAsking = trackingSchema.parse({ analytics: ga4, require_consent: false });
const off = trackingSchema.parse({ require_consent: false });

describe.each<[Consent, boolean, boolean]>([
  ["granted", true, true],
  ["declined", false, false],
  [null, false, true],
])("a visitor whose consent is %j", (consent, whereAsked, whereNotAsked) => {
  test("is told of accordingly", () => {
    expect(mayTrack(asking, consent)).toBe(whereAsked);
    expect(mayTrack(notAsking, consent)).toBe(whereNotAsked);
  });

  test("is never told of by a shop without a service", () => {
    expect(mayTrack(off, consent)).toBe(false);
  });
});

test.each([
  ["a shop that must ask", asking, null, true],
  ["a visitor who answered", asking, "declined", false],
  ["a shop that need not ask", notAsking, null, false],
  ["a shop without a service", trackingSchema.parse({}), null, false],
] as const)("the banner and %s", (_, settings, consent, isShown) => {
  expect(asksConsent(settings, consent)).toBe(isShown);
});

test("a measurement id is checked", () => {
  expect(trackingSchema.safeParse({ analytics: { measurement_id: "UA-1" } }).success).toBe(false);
});
