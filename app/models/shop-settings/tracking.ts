import { z } from "zod";
import { hasSecrets, type SecretName } from "../secret/secret-name";

/**
 * Services told what shoppers do: Google Analytics, and a marketing service that takes Klaviyo's events, which needs
 * nothing but the secret `tracking.email_marketing.private_key`. Without its keys a service is off. With `require_consent` nothing
 * is told of a visitor who has not agreed; without it, of nobody who has declined.
 */
export const trackingSchema = z
  .object({
    require_consent: z.boolean().default(true),
    consent_text: z
      .string()
      .default("May we count visits and remember what you looked at, to make this shop better?"),
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
  })
  .strict();

/** A shop as far as its tracking goes. */
type TrackedShop = {
  settings: { tracking: z.output<typeof trackingSchema> };
  secretNames: readonly SecretName[];
};

/** Services of a shop that are on. */
export function trackingServices(shop: TrackedShop) {
  const { measurement_id } = shop.settings.tracking.analytics;
  return {
    analytics: measurement_id !== "" && hasSecrets(shop, "tracking.analytics.api_secret"),
    emailMarketing: hasSecrets(shop, "tracking.email_marketing.private_key"),
  };
}

/** What a visitor answered to the consent banner; null before they did. */
export type Consent = "granted" | "declined" | null;

/** Whether anything may be told of this visitor. */
export function mayTrack(shop: TrackedShop, consent: Consent): boolean {
  const { analytics, emailMarketing } = trackingServices(shop);
  if (!analytics && !emailMarketing) return false;
  return shop.settings.tracking.require_consent ? consent === "granted" : consent !== "declined";
}

/** Whether to ask: a shop that tells nobody anything, or may do so without asking, has no banner. */
export function asksConsent(shop: TrackedShop, consent: Consent): boolean {
  const { analytics, emailMarketing } = trackingServices(shop);
  return shop.settings.tracking.require_consent && consent === null && (analytics || emailMarketing);
}
