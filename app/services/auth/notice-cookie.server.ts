import { cookieValue } from "~/models/visitor/cookie-value";
import { hostCookie } from "../http/host-cookie.server";

/** Name of the cookie that carries a notice to the next page. */
export const NOTICE_COOKIE = "awning_notice";
/** Lifetime in seconds: it expires by itself, so that no page has to remove it. */
const lifetimeS = 15;
const maxLines = 6;
const maxLineLength = 140;

/**
 * `Set-Cookie` value with a notice for the next page, such as the lines of a cart that changed at sign-in. Without
 * lines it removes an earlier notice, so that the browser gets shared pages again.
 */
export function noticeCookie(lines: string[], origin = ""): string {
  const kept = lines.slice(0, maxLines).map((line) => line.slice(0, maxLineLength));
  const value = kept.length > 0 ? Buffer.from(JSON.stringify(kept)).toString("base64url") : "";
  return hostCookie(NOTICE_COOKIE, value, { maxAgeS: value ? lifetimeS : 0, origin });
}

/** The lines of a request's notice; empty if it has none or it is malformed. */
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
