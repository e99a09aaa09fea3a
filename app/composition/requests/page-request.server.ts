import type { IncomingMessage } from "node:http";
import { hostName } from "~/models/shops/hosts/resolve-host";
import { ageConfirmedValue, ageCookieName } from "~/models/shops/visitors/needs-age-confirmation";
import { preferredSellerCookie, visitorLocationCookie } from "~/models/shops/visitors/visitor-cookies";
import { consentRegionHeader } from "~/models/shops/visitors/visitor-country";
import { draftParameter } from "~/paths";
import { sessionTokenOfCookies } from "~/services/accounts/sessions/session-cookie.server";
import { knownAddress } from "~/services/platform/http/hosts/known-address.server";
import { toRequest } from "~/services/platform/http/reading/to-request.server";
import { hasNoticeFor } from "~/services/shops/answers/notice-cookie.server";
import { CONSENT_COOKIE, consentOfCookie } from "~/services/shops/cookies/consent-cookie.server";
import { staffTokenOf } from "~/services/staff/sessions/staff-cookie.server";
import { languageHeader } from "./split-language.server";

const maxUrlLength = 1024;
/**
 * Addresses that differ for every visitor, change something, are too large to cache (sitemaps), or belong to
 * Remix.
 */
const personal =
  /^\/(admin|api|account|checkout|order|login|logout|register|sandbox-pay|verify-email|change-email|reset-password|review|back-in-stock|apply-to-sell|conversation|message-picture|unsubscribe|media|assets|certificate|healthz|readyz|api-graphql|admin-graphql|sitemaps|ucp|acp|mcp|\.well-known)(\/|\?|$|\.data)/;

/** What is shown of a draft is for who has the link. */
const ofDraft = new RegExp(`[?&]${draftParameter}=`);

const confirmedAge = new RegExp(`(?:^|; *)${ageCookieName}=${ageConfirmedValue}(?:;|$)`);

/** A request for a page that visitors may share. */
export type PageRequest = {
  /** Everything of the request that the page may depend on, besides the visitor's audience. */
  key: string;
  /** The visitor's session token; null for a visitor without a session. */
  token: string | null;
};

/**
 * Reads a request for a page that may be shared; null when it must be rendered for this visitor alone. The
 * age confirmation, the answer to the consent banner and a marketplace visitor's place and preferred seller
 * are the only other cookies a page depends on.
 */
export function pageRequest(
  request: Pick<IncomingMessage, "method" | "url" | "headers">,
): PageRequest | null {
  const { method, url = "/", headers } = request;
  if (method !== "GET" || url.length > maxUrlLength || headers["session-id"]) return null;
  if (personal.test(url) || ofDraft.test(url)) return null;
  const { cookie } = headers;
  // Who works in the office gets a page of their own, without the shop's scripts (rule content-security-12).
  if (cookie && staffTokenOf(cookie) !== null) return null;
  if (cookie && hasNoticeFor(cookie, url.replace(/\?.*$/, ""))) return null;
  const language = headers[languageHeader] ?? "";
  const place = `${hostName(headers.host ?? "")} ${language} ${headers[consentRegionHeader] ?? ""}`;
  const key = `${place} ${sharedCookies(cookie)} ${knownAddress(url)}`;
  return { key, token: sessionTokenOfCookies(cookie) };
}

/**
 * The request a shared page is rendered from: only what its key contains, so that no page depends on other
 * parts of a visitor's request.
 */
export function sharedRequest(req: IncomingMessage): Request {
  const { host, cookie } = req.headers;
  const url = knownAddress(addressOf(req));
  const headers = {
    host,
    accept: "text/html",
    cookie: sharedCookies(cookie),
    [languageHeader]: req.headers[languageHeader],
    [consentRegionHeader]: req.headers[consentRegionHeader],
  };
  return toRequest({ url, headers });
}

/** Whether the address has parameters that a shared page ignores. */
export const isShortened = (req: IncomingMessage): boolean => knownAddress(addressOf(req)) !== addressOf(req);

/** The original address; express shortens `url` within a handler's path. */
const addressOf = (req: IncomingMessage) =>
  "originalUrl" in req ? String(req.originalUrl) : (req.url ?? "/");

/** The cookies a page depends on, in their shortest form. */
function sharedCookies(cookie: string | undefined): string {
  if (!cookie) return "";
  const consent = consentOfCookie(cookie);
  return [
    confirmedAge.test(cookie) ? `${ageCookieName}=${ageConfirmedValue}` : "",
    consent ? `${CONSENT_COOKIE}=${consent}` : "",
    visitorLocationCookie.canonical(cookie),
    preferredSellerCookie.canonical(cookie),
  ]
    .filter(Boolean)
    .join(";");
}
