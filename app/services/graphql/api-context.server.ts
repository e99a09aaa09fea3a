import type { CategoryLink } from "~/models/catalogue/category-view";
import { hostName } from "~/models/client/resolve-host";
import type { Visitor } from "~/models/visitor/visitor";
import { hashSessionToken } from "../auth/session-token.server";
import type { AddedToCart } from "../cart/add-to-cart.server";
import { categoriesOfProducts } from "../catalogue/categories-of-products.server";
import type { RequestContext } from "../http/request-context.server";
import { gatherCalls } from "./gather-calls.server";

/** What a resolver works with, made once a call. */
export type ApiContext = {
  /** First parameter of every service. */
  ctx: RequestContext;
  /** Who is asking, a session and cart made earlier in the same call included. */
  visitor: () => Promise<Visitor>;
  /** Cart named by the `quote-id` header; empty for none. Never trusted: it only has to agree with the visitor's. */
  quoteId: string;
  /** Headers of the answer. */
  answerHeaders: Headers;
  /** Active categories of a product; products that ask together are read together. */
  categoriesOf: (productId: number) => Promise<CategoryLink[] | undefined>;
  /** Takes in the cart an addition opened, and hands a session it started to the client. */
  noteCart: (added: AddedToCart) => Promise<void>;
};

/** Makes the context of one call. Touching the shop throws the client error answer when the host leads to none. */
export function createApiContext(ctx: RequestContext, request: Request): ApiContext {
  const answerHeaders = new Headers({ "client-id": ctx.shop.id });
  let visitor = ctx.visitor;
  return {
    ctx,
    visitor: () => visitor(),
    quoteId: request.headers.get("quote-id")?.trim() ?? "",
    answerHeaders,
    categoriesOf: gatherCalls((ids) => categoriesOfProducts(ctx, ids)),
    async noteCart({ cartId, token, setCookie }) {
      const before = await visitor();
      const sessionHash = token ? hashSessionToken(token) : before.sessionHash;
      visitor = async () => ({ ...before, sessionHash, cartId });
      if (token) answerHeaders.set("session_id", token);
      if (setCookie && isOwnHost(request)) answerHeaders.append("Set-Cookie", setCookie);
    },
  };
}

/** A shop named by `client-domain` must not replace the session cookie of the shop whose host was called. */
function isOwnHost(request: Request): boolean {
  const named = request.headers.get("client-domain")?.trim();
  return !named || hostName(named) === hostName(new URL(request.url).host);
}

/** What yoga hands to a resolver as its third argument. */
export type ResolverContext = { api: ApiContext };
