// @public

import { cookieValue } from "~/models/shops/hosts/cookie-value";
import { isSessionToken } from "../../accounts/sessions/session-token.server";
import { hostCookie } from "../../platform/http/hosts/host-cookie.server";
import { BEGUN_COOKIE } from "../sign-in/begun-cookie.server";
import { longestSessionMs } from "../sign-in/session-times.server";

/** Name of the cookie that holds the token of a session of staff. */
const STAFF_COOKIE = "awning_staff";

const staffNames = new Set([STAFF_COOKIE, BEGUN_COOKIE]);

/** The token of a request's session of staff, from its cookie alone; null if missing or malformed. */
export const readStaffToken = ({ headers }: Pick<Request, "headers">): string | null =>
  staffTokenOf(headers.get("Cookie"));

/** The token of a session of staff among the cookies of a request; null if missing or malformed. */
export function staffTokenOf(cookies: string | null): string | null {
  const token = cookieValue(cookies, STAFF_COOKIE);
  return token && isSessionToken(token) ? token : null;
}

/**
 * `Set-Cookie` value of a session of staff (rule staff-5).
 * @param origin of the office; https makes it `Secure`
 */
export const staffCookie = (token: string, origin: string): string =>
  hostCookie(STAFF_COOKIE, token, { maxAgeS: longestSessionMs / 1000, origin });

/** The cookies of a request without those of staff: a session, and a sign-in that was begun. */
export const withoutStaffCookies = (cookies: string): string =>
  cookies
    .split(";")
    .filter((pair) => !staffNames.has(pair.slice(0, pair.indexOf("=")).trim()))
    .join(";");

/** `Set-Cookie` value that removes the cookie. */
export const expiredStaffCookie = (origin: string): string =>
  hostCookie(STAFF_COOKIE, "", { maxAgeS: 0, origin });
