import { and, eq, sql } from "drizzle-orm";
import {
  type PreferredSeller,
  preferredSellerCookie,
  type VisitorLocation,
  visitorLocationCookie,
} from "~/models/shops/visitors/visitor-cookies";
import { customers } from "~/tables/accounts/customers";
import { headersWith } from "../../shops/answers/answer-with.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What a visitor chose; absent for what stays, a preferred seller of null for none any more. */
export type KeptPlace = { location?: VisitorLocation; preferredSeller?: PreferredSeller | null };

/**
 * Stores a visitor's choices in cookies of a year and, for a customer, in the account (rule location-4).
 * @returns headers with the cookies to set
 */
export async function keepPlace(
  ctx: Pick<RequestContext, "db" | "tenant" | "origin" | "visitor">,
  kept: KeptPlace,
): Promise<Headers> {
  const { customer } = await ctx.visitor();
  if (customer) await savePlace(ctx, customer.id, kept);
  return placeCookies(ctx.origin, kept);
}

/**
 * Stores a customer's choices in the account. A preferred seller of another business, or who is gone, is left
 * out.
 */
export async function savePlace(
  ctx: Pick<ShopContext, "db" | "tenant">,
  customerId: number,
  { location, preferredSeller }: KeptPlace,
): Promise<void> {
  if (!location && preferredSeller === undefined) return;
  const sellerId =
    preferredSeller &&
    sql`(select id from sellers where tenant_id = ${ctx.tenant.id} and id = ${preferredSeller.sellerId})`;
  await ctx.db
    .update(customers)
    .set({
      ...(location ? { visitorLocation: location } : {}),
      ...(sellerId === undefined ? {} : { preferredSellerId: sellerId }),
    })
    .where(and(eq(customers.tenantId, ctx.tenant.id), eq(customers.id, customerId)));
}

/** Headers with the cookies of a visitor's choices. */
export function placeCookies(origin: string, { location, preferredSeller }: KeptPlace): Headers {
  const seller = preferredSeller === null ? { sellerId: null } : preferredSeller;
  return headersWith(
    { origin },
    {
      cookies: [
        location && visitorLocationCookie.print(location, origin),
        seller && preferredSellerCookie.print(seller, origin),
      ],
    },
  );
}
