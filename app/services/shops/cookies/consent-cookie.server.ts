// @public

import { randomUUID } from "node:crypto";
import { cookieValue } from "~/models/shops/hosts/cookie-value";
import type { Consent } from "~/models/shops/settings/tracking";
import { hostCookie } from "../../platform/http/hosts/host-cookie.server";

/** Name of the cookie that keeps the answer to the consent banner. */
export const CONSENT_COOKIE = "awning_consent";
const browserName = "awning_browser";
/** Lifetime of an answer: half a year. */
const maxAgeS = 180 * 24 * 60 * 60;

/** The browser's answer to the consent banner. */
export function consentOfCookie(cookie: string | null | undefined): Consent {
  const value = cookieValue(cookie, CONSENT_COOKIE);
  return value === "granted" || value === "declined" ? value : null;
}

/** Random id of the browser, for services that count browsers; null before it has one. */
export function browserIdOfCookie(cookie: string | null | undefined): string | null {
  const value = cookieValue(cookie, browserName);
  return value && /^[0-9a-f-]{36}$/.test(value) ? value : null;
}

/** `Set-Cookie` values that store an answer. Declining removes the id, too. */
export function consentCookies(consent: Exclude<Consent, null>, origin: string): string[] {
  return [
    hostCookie(CONSENT_COOKIE, consent, { maxAgeS, origin }),
    consent === "granted"
      ? hostCookie(browserName, randomUUID(), { maxAgeS, origin })
      : hostCookie(browserName, "", { maxAgeS: 0, origin }),
  ];
}

/** `Set-Cookie` value that gives this browser an id. */
export const browserCookie = (id: string, origin: string) => hostCookie(browserName, id, { maxAgeS, origin });
