// @public

import { z } from "zod";
import { phrase } from "~/models/platform/texts/phrase";
import { hasSecrets, type SecretName } from "../../platform/secret/secret-name";
import { withTranslations } from "../../platform/translations/translated-schema";
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

/** Whether this visitor may be tracked. */
export function mayTrack(shop: TrackedShop, consent: Consent): boolean {
  const { analytics, emailMarketing } = trackingServices(shop);
  if (!analytics && !emailMarketing) return false;
  return shop.settings.tracking.require_consent ? consent === "granted" : consent !== "declined";
}

/** Whether to show the consent banner: not if the shop tracks no visitor, or may do so without consent. */
export function asksConsent(shop: TrackedShop, consent: Consent): boolean {
  const { analytics, emailMarketing } = trackingServices(shop);
  return shop.settings.tracking.require_consent && consent === null && (analytics || emailMarketing);
}
