// @public

import type { IncomingMessage } from "node:http";

/** Whether a request's target is a call of the API. */
export const isApiCall = (url: string): boolean => /^\/(api(-graphql)?|admin-graphql)(?=[/?]|$)/.test(url);

/**
 * The host that selects a request's shop: rule hosts-3. API calls may name it in `client-domain`, so that a
 * storefront can call from any host; pages may not, because their content must follow from their address.
 */
export function hostOfRequest({ url = "/", headers }: Pick<IncomingMessage, "url" | "headers">): string {
  const named = headers["client-domain"];
  return (isApiCall(url) && typeof named === "string" && named.trim()) || (headers.host ?? "");
}
