// @public

import { cookieValue } from "~/models/shops/hosts/cookie-value";
import { isSessionToken } from "../../accounts/sessions/session-token.server";
import { hostCookie } from "../../platform/http/hosts/host-cookie.server";
import { linkMs } from "./session-times.server";

/** Name of the cookie that holds the token of a sign-in whose second factor is still asked for. */
export const BEGUN_COOKIE = "awning_staff_begun";

/** The token of a sign-in that was begun; empty if missing or malformed. */
export function readBegunToken(cookies: string | null): string {
  const token = cookieValue(cookies, BEGUN_COOKIE);
  return token && isSessionToken(token) ? token : "";
}

/** `Set-Cookie` value of a sign-in that was begun (rule staff-11). @param origin of the office */
export const begunCookie = (token: string, origin: string): string =>
  hostCookie(BEGUN_COOKIE, token, { maxAgeS: linkMs["sign-in"] / 1000, origin });

/** `Set-Cookie` value that removes the cookie. */
export const expiredBegunCookie = (origin: string): string =>
  hostCookie(BEGUN_COOKIE, "", { maxAgeS: 0, origin });
