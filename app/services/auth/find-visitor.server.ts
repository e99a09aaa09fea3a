import { anonymousVisitor, type Visitor } from "~/models/visitor/visitor";
import type { ShopContext } from "../shop-context.server";
import { findSessionVisitor } from "./find-session-visitor.server";
import { readSessionToken } from "./session-cookie.server";

/** Who is asking, in one query; without a session token, in none. A session that is nobody's makes them anonymous. */
export async function findVisitor(ctx: ShopContext, request: Pick<Request, "headers">): Promise<Visitor> {
  const token = readSessionToken(request);
  const found = token && (await findSessionVisitor(ctx.db, ctx.shop, token, ctx.now()));
  return found ? found.visitor : anonymousVisitor;
}
