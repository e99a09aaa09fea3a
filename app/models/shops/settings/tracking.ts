// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { hasSecrets, type SecretName } from "../../platform/secret/secret-name";
import { withTranslations } from "../../platform/translations/translated-schema";
import type { ConsentRegion } from "../visitors/visitor-country";
import type { SettingsReference } from "./settings-reference";
import { translatedSettings } from "./translated-settings";

/**
 * Tracking services: Google Analytics, and a marketing service with Klaviyo's events API, which needs only
 * the secret `tracking.email_marketing.private_key`. A service without its keys is off. With
 * `require_consent` only visitors who agreed are tracked; without it, all who have not declined.
 */
export const trackingSchema = withTranslations(
  z.object({
    /** Whether visitors are counted by the shop itself, which knows none of them (rule numbers-9). */
    count_visitors: z.boolean().default(true),
    require_consent: z.boolean().default(true),
    /** Whether only visitors are asked first whose country's law wants it (rule tracking-4). */
    consent_by_region: z.boolean().default(false),
    consent_text: z
      .string()
      .default(phrase("May we count visits and remember what you looked at, to make this shop better?")),
    /** Google Analytics 4 over its Measurement Protocol. */
    analytics: z
      .object({
        measurement_id: z
          .string()
          .regex(/^(G-[A-Z0-9]+)?$/, "Use a measurement id such as G-ABC123")
          .default(""),
      })
      .strict()
      .default({}),
  }),
  translatedSettings.tracking,
);

/** The secret that analytics needs. */
export const trackingReferences = ({ analytics }: z.output<typeof trackingSchema>): SettingsReference[] =>
  analytics.measurement_id === ""
    ? []
    : [
        {
          path: ["analytics", "measurement_id"],
          kind: "secrets",
          names: ["tracking.analytics.api_secret"],
          feature: "Google Analytics",
        },
      ];

/** A shop, as tracking needs it. */
type TrackedShop = {
  settings: { tracking: z.output<typeof trackingSchema> };
  secretNames: readonly SecretName[];
};

/** The active services of a shop. */
export function trackingServices(shop: TrackedShop) {
  const { measurement_id } = shop.settings.tracking.analytics;
  return {
    analytics: measurement_id !== "" && hasSecrets(shop, "tracking.analytics.api_secret"),
    emailMarketing: hasSecrets(shop, "tracking.email_marketing.private_key"),
  };
}

/** A visitor's answer to the consent banner; null before they answered. */
export type Consent = "granted" | "declined" | null;

/** Whether this visitor may be tracked. @param region by their country; the strictest where unknown */
export function mayTrack(shop: TrackedShop, consent: Consent, region: ConsentRegion = "ask"): boolean {
  if (!tracks(shop)) return false;
  const { consent_by_region, require_consent } = shop.settings.tracking;
  const isAsked = require_consent && (!consent_by_region || region === "ask");
  const hasRefused = consent_by_region && region === "refused";
  return isAsked || hasRefused ? consent === "granted" : consent !== "declined";
}

/**
 * What the consent banner does: `ask`, or `notice` where it is enough to say so; null for no banner, as where
 * the shop tracks no visitor, may do so without consent, or the footer lets them forbid it.
 */
export function consentBanner(
  shop: TrackedShop,
  consent: Consent,
  region: ConsentRegion = "ask",
): "ask" | "notice" | null {
  const { consent_by_region, require_consent } = shop.settings.tracking;
  if (!require_consent || consent !== null || !tracks(shop)) return null;
  if (!consent_by_region) return "ask";
  return region === "ask" || region === "notice" ? region : null;
}

/** Whether the footer lets a visitor forbid that their data are sold or shared (rule tracking-4). */
export const letsOptOut = (shop: TrackedShop, region: ConsentRegion): boolean =>
  shop.settings.tracking.consent_by_region && tracks(shop) && (region === "opt-out" || region === "refused");

function tracks(shop: TrackedShop): boolean {
  const { analytics, emailMarketing } = trackingServices(shop);
  return analytics || emailMarketing;
}
