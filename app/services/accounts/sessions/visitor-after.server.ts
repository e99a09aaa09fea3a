// @public

import type { Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findVisitor } from "./find-visitor.server";

/**
 * The visitor of a request after a service changed their session or cart, which the request itself does not
 * show yet.
 * @param setCookie the session's `Set-Cookie`, where one was started
 */
export function visitorAfter(
  ctx: ShopContext,
  request: Pick<Request, "headers">,
  setCookie?: string,
): Promise<Visitor> {
  const headers = new Headers(request.headers);
  if (setCookie) headers.set("Cookie", setCookie.split(";")[0] ?? "");
  return findVisitor(ctx, { headers });
}
