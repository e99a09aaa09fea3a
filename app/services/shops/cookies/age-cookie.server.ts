// @public

import { cookieValue } from "~/models/shops/hosts/cookie-value";
import { ageConfirmedValue, ageCookieName } from "~/models/shops/visitors/needs-age-confirmation";
import { hostCookie } from "../../platform/http/hosts/host-cookie.server";

/** Lifetime of the confirmation: 30 days, as for other popups (rule popups-4). */
const maxAgeS = 30 * 24 * 60 * 60;

/** Whether this browser has confirmed the visitor's age. */
export function hasConfirmedAge(request: Pick<Request, "headers">): boolean {
  return cookieValue(request.headers.get("Cookie"), ageCookieName) === ageConfirmedValue;
}

/** `Set-Cookie` value that stores the confirmation. */
export const ageCookie = (origin: string): string =>
  hostCookie(ageCookieName, ageConfirmedValue, { maxAgeS, origin });
