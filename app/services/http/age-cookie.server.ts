import { ageConfirmedValue, ageCookieName } from "~/models/age/needs-age-confirmation";
import { cookieValue } from "~/models/visitor/cookie-value";
import { hostCookie } from "./host-cookie.server";

/** The specification shows no lifetime; 30 days as for the other popups (part 3, §9). */
const maxAgeS = 30 * 24 * 60 * 60;

/** Whether this browser has confirmed the visitor's age. */
export function hasConfirmedAge(request: Pick<Request, "headers">): boolean {
  return cookieValue(request.headers.get("Cookie"), ageCookieName) === ageConfirmedValue;
}

/** `Set-Cookie` value that remembers the confirmation. */
export const ageCookie = (origin: string): string =>
  hostCookie(ageCookieName, ageConfirmedValue, { maxAgeS, origin });
