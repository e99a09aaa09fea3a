// @public

import { anonymousVisitor, type Visitor } from "~/models/shops/visitors/visitor";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { findSessionVisitor } from "./find-session-visitor.server";
import { readSessionToken } from "./session-cookie.server";

/**
 * Finds the visitor of a request in one query, or none without a token. Without a valid session they are
 * anonymous.
 */
export async function findVisitor(ctx: ShopContext, request: Pick<Request, "headers">): Promise<Visitor> {
  const token = readSessionToken(request);
  const found = token && (await findSessionVisitor(ctx.db, ctx.shop, token, ctx.now()));
  return found ? found.visitor : anonymousVisitor;
}
