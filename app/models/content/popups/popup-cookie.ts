// @public

import { cookieValue } from "../../shops/hosts/cookie-value";

/** Prefix of the cookies that remember a popup was seen. */
const prefix = "popup_";

/** Cookie name of a popup, with valid characters only. */
const popupCookieName = (id: string) => prefix + id.toLowerCase().replace(/[^a-z0-9_-]+/g, "-");

/** Whether a browser's cookies (`document.cookie`) say that a popup was seen. */
export const isPopupSeen = (cookies: string, id: string): boolean =>
  cookieValue(cookies, popupCookieName(id)) !== null;

/** The value to assign to `document.cookie` to hide a popup for some days (rule popups-2). */
export const popupCookie = (id: string, days: number) =>
  `${popupCookieName(id)}=1; Path=/; Max-Age=${Math.round(days * 24 * 60 * 60)}; SameSite=Lax`;

/**
 * Whether the cookie keeps a popup away that opened so many days ago, null for never (rule popups-2). A
 * browser forgets it once its days have passed.
 */
export const isKeptAway = (
  { useCookie, cookieDays }: { useCookie: boolean; cookieDays: number },
  daysSince: number | null,
): boolean => useCookie && daysSince !== null && daysSince < cookieDays;
