import { cookieValue } from "~/models/visitor/cookie-value";
import { hostCookie } from "../http/host-cookie.server";

/** Name of the cookie that carries a notice to the next page. */
export const NOTICE_COOKIE = "awning_notice";
/** It is told on pages of the next seconds and then forgets itself, so that no page needs to clear it. */
const lifetimeS = 15;
const maxLines = 6;
const maxLineLength = 140;

/**
 * `Set-Cookie` value that tells the next page what happened, such as the lines of a cart that changed at sign-in. Without
 * lines the browser forgets what it was told before, and its pages are those it shares with others.
 */
export function noticeCookie(lines: string[], origin = ""): string {
  const kept = lines.slice(0, maxLines).map((line) => line.slice(0, maxLineLength));
  const value = kept.length > 0 ? Buffer.from(JSON.stringify(kept)).toString("base64url") : "";
  return hostCookie(NOTICE_COOKIE, value, { maxAgeS: value ? lifetimeS : 0, origin });
}

/** The lines a request brings along; none when there are none or they cannot be read. */
export function readNotice(request: Pick<Request, "headers">): string[] {
  const value = cookieValue(request.headers.get("Cookie"), NOTICE_COOKIE);
  if (!value) return [];
  try {
    const lines: unknown = JSON.parse(Buffer.from(value, "base64url").toString());
    return Array.isArray(lines) ? lines.filter((line) => typeof line === "string").slice(0, maxLines) : [];
  } catch {
    return [];
  }
}
