import { cookieValue } from "../visitor/cookie-value";

/** Prefix of the cookies that remember a popup was seen. */
const prefix = "popup_";

/** Name of the cookie of a popup: only characters a cookie's name may have. */
const popupCookieName = (id: string) => prefix + id.toLowerCase().replace(/[^a-z0-9_-]+/g, "-");

/** Whether the cookies of a browser (as in `document.cookie`) remember a popup. */
export const isPopupSeen = (cookies: string, id: string): boolean =>
  cookieValue(cookies, popupCookieName(id)) !== null;

/** What to write to `document.cookie` so that a popup is not shown again for some days (rule popups-2). */
export const popupCookie = (id: string, days: number) =>
  `${popupCookieName(id)}=1; Path=/; Max-Age=${Math.round(days * 24 * 60 * 60)}; SameSite=Lax`;
