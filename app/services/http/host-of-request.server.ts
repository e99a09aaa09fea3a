import type { IncomingMessage } from "node:http";

/**
 * The host that selects a request's shop. API calls may name it in `client-domain` (decisions, "Shops and domains"), so
 * that a storefront can call from anywhere; pages never, because what a page shows must follow from its address.
 */
export function hostOfRequest({ url = "/", headers }: Pick<IncomingMessage, "url" | "headers">): string {
  const named = headers["client-domain"];
  const isApi = /^\/api(-graphql)?(?=[/?]|$)/.test(url);
  return (isApi && typeof named === "string" && named.trim()) || (headers.host ?? "");
}
