import { type Scheme, schemeOf } from "~/models/office/frame/scheme";
import { cookieValue } from "~/models/shops/hosts/cookie-value";
import { hostCookie } from "../platform/http/hosts/host-cookie.server";

const cookieName = "awning_scheme";
const maxAgeS = 365 * 24 * 60 * 60;

/** How a browser's person wants the office to look (rule office-16). */
export const schemeOfRequest = (request: Pick<Request, "headers">): Scheme =>
  schemeOf(cookieValue(request.headers.get("Cookie"), cookieName));

/** `Set-Cookie` value that keeps a scheme for a year. */
export const schemeCookie = (scheme: Scheme, origin: string): string =>
  hostCookie(cookieName, scheme, { maxAgeS, origin });
