// @public

import { cookieValue } from "~/models/shops/hosts/cookie-value";
import { hostCookie } from "../../platform/http/hosts/host-cookie.server";
import { isSessionToken } from "./session-token.server";

/** Name of the cookie that holds the session token. */
export const SESSION_COOKIE = "awning_session";
/** Lifetime of a session and of a guest's cart: 30 days (rule accounts-10). */
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The session token of a request: from the cookie, else from the `session-id` or `Authorization: Bearer`
 * header of API clients without cookies. Null if missing or malformed.
 */
export function readSessionToken(request: Pick<Request, "headers">): string | null {
  const { headers } = request;
  const bearer = /^Bearer (\S+)$/i.exec(headers.get("Authorization") ?? "")?.[1];
  const inCookie = sessionTokenOfCookies(headers.get("Cookie"));
  if (inCookie) return inCookie;
  for (const token of [headers.get("session-id"), bearer]) if (token && isSessionToken(token)) return token;
  return null;
}

/** The session token in a `Cookie` header; null if missing or malformed. */
export function sessionTokenOfCookies(cookies: string | null | undefined): string | null {
  const token = cookieValue(cookies, SESSION_COOKIE);
  return token && isSessionToken(token) ? token : null;
}

/**
 * `Set-Cookie` value of a session.
 * @param origin of the shop; with https the cookie is `__Host-` and `Secure`
 */
export const sessionCookie = (token: string, origin = ""): string =>
  hostCookie(SESSION_COOKIE, token, { maxAgeS: SESSION_LIFETIME_MS / 1000, origin });

/** The token in the `Set-Cookie` headers of an answer that starts a session; null without one. */
export function sessionTokenOf(headers: Headers): string | null {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");
  const pair = cookies.find((cookie) => cookie.split("=")[0]?.endsWith(SESSION_COOKIE));
  return pair?.slice(pair.indexOf("=") + 1) || null;
}

/** `Set-Cookie` value that removes the session cookie. */
export const expiredSessionCookie = (origin = ""): string =>
  hostCookie(SESSION_COOKIE, "", { maxAgeS: 0, origin });
