// @public

import { socialCallbackPath } from "~/paths/account";

/** Parts of a request the check needs. */
type Posted = {
  method: string;
  path: string;
  host: string;
  origin: string | undefined;
  fetchSite: string | undefined;
};

/**
 * Posted to by Apple's page. It changes nothing: what it says is read after a redirect, with the browser's
 * cookies.
 */
const crossSitePath = socialCallbackPath("apple");

/**
 * Whether a request that changes something comes from a page of the same host. Browsers always send the
 * origin of a post (`Sec-Fetch-Site`, `Origin`); a caller without either is not a browser and sends no
 * visitor's cookies unintentionally.
 */
export function isSameOrigin({ method, path, host, origin, fetchSite }: Posted): boolean {
  if (method === "GET" || method === "HEAD" || method === "OPTIONS") return true;
  if (path === crossSitePath) return true;
  if (fetchSite !== undefined && fetchSite !== "same-origin" && fetchSite !== "none") return false;
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
