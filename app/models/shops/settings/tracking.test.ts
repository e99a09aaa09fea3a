import { describe, expect, test } from "vitest";
import type { SecretName } from "../../platform/secret/secret-name";
import { type Consent, consentBanner, letsOptOut, mayTrack, trackingSchema } from "./tracking";

const analytics = { measurement_id: "G-ABC123" };
const shopWith = (tracking: unknown, secretNames: SecretName[]) => ({
  settings: { tracking: trackingSchema.parse(tracking) },
  secretNames,
});
const asking = shopWith({ analytics }, ["tracking.analytics.api_secret"]);
const notAsking = shopWith({ analytics, require_consent: false }, ["tracking.analytics.api_secret"]);
const off = shopWith({ analytics, require_consent: false }, []);

describe.each<[Consent, boolean, boolean]>([
  ["granted", true, true],
  ["declined", false, false],
  [null, false, true],
])("a visitor whose consent is %j", (consent, whereAsked, whereNotAsked) => {
  test("is tracked accordingly", () => {
    expect(mayTrack(asking, consent)).toBe(whereAsked);
    expect(mayTrack(notAsking, consent)).toBe(whereNotAsked);
  });

  test("is never tracked in a shop without a service", () => {
    expect(mayTrack(off, consent)).toBe(false);
  });
});

test.each([
  ["a shop that must ask", asking, null, true],
  [
    "a shop that tells a marketing service",
    shopWith({}, ["tracking.email_marketing.private_key"]),
    null,
    true,
  ],
  ["a visitor who answered", asking, "declined", false],
  ["a shop that need not ask", notAsking, null, false],
  ["a shop without a service", shopWith({}, []), null, false],
] as const)("the banner with %s", (_, shop, consent, isShown) => {
  expect(consentBanner(shop, consent)).toBe(isShown ? "ask" : null);
});

const byRegion = shopWith({ analytics, consent_by_region: true }, ["tracking.analytics.api_secret"]);

test.each([
  ["ask", null, "ask", false, false],
  ["ask", "granted", null, true, false],
  ["notice", null, "notice", true, false],
  ["notice", "declined", null, false, false],
  ["opt-out", null, null, true, true],
  ["opt-out", "declined", null, false, true],
  ["refused", null, null, false, true],
  ["refused", "granted", null, true, true],
] as const)(
  "by region (rule tracking-4): under '%s' whose answer is %j",
  (region, consent, banner, may, lets) => {
    expect(consentBanner(byRegion, consent, region)).toBe(banner);
    expect(mayTrack(byRegion, consent, region)).toBe(may);
    expect(letsOptOut(byRegion, region)).toBe(lets);
  },
);

test("a shop that does not choose by region asks everywhere", () => {
  for (const region of ["notice", "opt-out", "refused"] as const) {
    expect(consentBanner(asking, null, region)).toBe("ask");
    expect(mayTrack(asking, null, region)).toBe(false);
    expect(letsOptOut(asking, region)).toBe(false);
  }
});

test("a measurement id is validated", () => {
  expect(trackingSchema.safeParse({ analytics: { measurement_id: "UA-1" } }).success).toBe(false);
});
