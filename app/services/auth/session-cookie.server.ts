import { cookieValue } from "~/models/visitor/cookie-value";
import { hostCookie } from "../http/host-cookie.server";
import { isSessionToken } from "./session-token.server";

/** Name of the cookie that holds the session token. */
export const SESSION_COOKIE = "awning_session";
/** How long a session lives, and a guest's cart with it: 30 days (rule accounts-10). */
export const SESSION_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * The session token of a request: from the cookie, else from the `session-id` header of API clients that keep no
 * cookies. Null when there is none or it does not look like a token.
 */
export function readSessionToken(request: Pick<Request, "headers">): string | null {
  const { headers } = request;
  for (const token of [cookieValue(headers.get("Cookie"), SESSION_COOKIE), headers.get("session-id")])
    if (token && isSessionToken(token)) return token;
  return null;
}

/**
 * `Set-Cookie` value that hands a session to the browser.
 * @param origin of the shop; with https the cookie is `__Host-` and `Secure`
 */
export const sessionCookie = (token: string, origin = ""): string =>
  hostCookie(SESSION_COOKIE, token, { maxAgeS: SESSION_LIFETIME_MS / 1000, origin });

/** `Set-Cookie` value that makes the browser forget its session. */
export const expiredSessionCookie = (origin = ""): string =>
  hostCookie(SESSION_COOKIE, "", { maxAgeS: 0, origin });
