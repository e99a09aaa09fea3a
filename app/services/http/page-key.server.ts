import type { IncomingMessage } from "node:http";
import { ageCookieName } from "~/models/age/needs-age-confirmation";
import { SESSION_COOKIE } from "../auth/session-cookie.server";
import { consentOfCookie } from "./consent-cookie.server";
import type { PageEncoding } from "./page-cache.server";

const maxUrlLength = 1024;
/** Addresses that are never the same for two visitors, or change something. */
const personal =
  /^\/(api|account|checkout|order|login|logout|register|sandbox-pay|verify-email|reset-password|media|assets|healthz|api-graphql)(\/|\?|$|\.data)/;

/**
 * The key under which a request's page may be shared, or null when it must be rendered for this visitor. Only a
 * visitor without a session shares pages; the age confirmation and the answer to the consent banner are the only other
 * cookies a page depends on.
 */
export function pageKey(request: Pick<IncomingMessage, "method" | "url" | "headers">): string | null {
  const { method, url = "/", headers } = request;
  if (method !== "GET" || url.length > maxUrlLength || personal.test(url) || headers["session-id"])
    return null;
  const cookie = headers.cookie;
  if (cookie?.includes(`${SESSION_COOKIE}=`)) return null;
  const isOldEnough = cookie?.includes(`${ageCookieName}=`) ? "aged" : "";
  const consent = consentOfCookie(cookie) ?? "";
  return `${headers["x-forwarded-proto"] ?? ""} ${headers.host} ${isOldEnough}${consent} ${url}`;
}

/** The best encoding both sides know. */
export function pickEncoding(acceptEncoding: string | undefined): PageEncoding {
  if (!acceptEncoding) return "identity";
  if (/\bbr\b(?!;\s*q=0(\.0*)?(?![\d.]))/.test(acceptEncoding)) return "br";
  return /\bgzip\b(?!;\s*q=0(\.0*)?(?![\d.]))/.test(acceptEncoding) ? "gzip" : "identity";
}
