// @public

import { and, eq, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { sellsFor } from "~/models/shops/actors/sells-for";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { sellers } from "~/tables/shops/tenants";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { visitorAtMeantCart } from "./visitor-at-meant-cart.server";
import { visitorAtSeller } from "./visitor-at-seller.server";

/**
 * The seller whose cart a call is about (rule api-16): the one that the header `seller-guid` names, else the
 * shop's own. The shop's own id (`client-id`) names the shop's own seller, too.
 * @throws AppError `not_found` for a seller that does not sell in this shop
 */
export async function findCartSeller(
  ctx: ShopContext,
  { headers }: Pick<Request, "headers">,
): Promise<string> {
  return findSellerId(ctx, headers.get("seller-guid") ?? "");
}

/**
 * The seller of a guid that was sent; the shop's own for none.
 * @throws AppError `not_found` for a seller that does not sell in this shop
 */
export async function findSellerId(ctx: ShopContext, sent: string): Promise<string> {
  const guid = sent.trim().toLowerCase();
  if (guid === "" || guid === ctx.shop.id) return ctx.shop.sellerId;
  const [seller] = await ctx.db
    .select({ id: sellers.id })
    .from(sellers)
    // Compared as text, because the header may contain anything.
    .where(
      and(
        eq(sellers.tenantId, ctx.tenant.id),
        eq(sellers.state, "active"),
        eq(sql`${sellers.guid}::text`, guid),
      ),
    );
  if (!seller || !sellsFor(ctx.shop, seller.id))
    throw new AppError("not_found", "This shop has no such seller.");
  return seller.id;
}

/**
 * The visitor with the cart that a form of the cart page is about: that of the seller its address names (rule
 * cart-12), else their own.
 * @throws AppError `not_found` for a seller that does not sell in this shop
 */
export async function visitorOfForm(ctx: RequestContext, request: Pick<Request, "url">): Promise<Visitor> {
  return visitorAtSeller(ctx, await ctx.visitor(), await findSellerId(ctx, sellerOfForm(request) ?? ""));
}

/** The guid of the seller that the address of a form names; null for none. */
export const sellerOfForm = ({ url }: Pick<Request, "url">): string | null =>
  new URL(url).searchParams.get("seller");

/** Whether a call names the seller whose cart it is about. */
export const callNamesSeller = ({ headers }: Pick<Request, "headers">): boolean =>
  Boolean(headers.get("seller-guid")?.trim());

/** The cart that a call names as the one it is about; empty for none. */
export const namedCart = ({ headers }: Pick<Request, "headers">): string =>
  headers.get("quote-id")?.trim().toLowerCase() ?? "";

/**
 * The visitor of a call with the cart that it is about (rule api-16).
 * @throws AppError `not_found` for a seller that does not sell in this shop
 */
export async function visitorOfCall(ctx: RequestContext, request: Request): Promise<Visitor> {
  const visitor = await ctx.visitor();
  return callNamesSeller(request)
    ? visitorAtSeller(ctx, visitor, await findCartSeller(ctx, request))
    : visitorAtMeantCart(ctx, visitor, namedCart(request));
}
