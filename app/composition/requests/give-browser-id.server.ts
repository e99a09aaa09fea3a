import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { browserCookie, browserIdOfCookie } from "~/services/shops/cookies/consent-cookie.server";

/**
 * Gives a browser its id along with the first page that may count it: what that page reports comes from one
 * browser (rule tracking-2). Called before the page is sent, kept or rendered.
 * @param origin of the shop whose services count this page; null where nothing is counted
 */
export function giveBrowserId(
  { headers }: Pick<IncomingMessage, "headers">,
  res: Pick<ServerResponse, "appendHeader">,
  origin: string | null | undefined,
): void {
  if (origin && !browserIdOfCookie(headers.cookie))
    res.appendHeader("Set-Cookie", browserCookie(randomUUID(), origin));
}
