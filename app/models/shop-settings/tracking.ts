import { z } from "zod";

/**
 * Services told what shoppers do (part 3, §7 "Other"). Without its keys a service is off. With `require_consent` nothing
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
        api_secret: z.string().default(""),
      })
      .strict()
      .default({}),
    /** A marketing service that takes Klaviyo's events. */
    email_marketing: z
      .object({ private_key: z.string().default("") })
      .strict()
      .default({}),
  })
  .strict();

/** Tracking settings of a shop. */
export type TrackingSettings = z.output<typeof trackingSchema>;

/** Services of a shop that are on. */
export function trackingServices({ analytics, email_marketing }: TrackingSettings) {
  return {
    analytics: analytics.measurement_id !== "" && analytics.api_secret !== "",
    emailMarketing: email_marketing.private_key !== "",
  };
}

/** What a visitor answered to the consent banner; null before they did. */
export type Consent = "granted" | "declined" | null;

/** Whether anything may be told of this visitor. */
export function mayTrack(settings: TrackingSettings, consent: Consent): boolean {
  const { analytics, emailMarketing } = trackingServices(settings);
  if (!analytics && !emailMarketing) return false;
  return settings.require_consent ? consent === "granted" : consent !== "declined";
}

/** Whether to ask: a shop that tells nobody anything, or may do so without asking, has no banner. */
export function asksConsent(settings: TrackingSettings, consent: Consent): boolean {
  const { analytics, emailMarketing } = trackingServices(settings);
  return settings.require_consent && consent === null && (analytics || emailMarketing);
}
