// @public

import type { HeadersFunction } from "@remix-run/node";

/**
 * The `headers` of a route whose form may have to wait: a page that is rendered after a refusal says when to
 * try again.
 */
export const retryHeaders: HeadersFunction = ({ actionHeaders }) => {
  const after = actionHeaders.get("Retry-After");
  return new Headers(after ? { "Retry-After": after } : {});
};
