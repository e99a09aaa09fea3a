import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { shops } from "~/tables/shops/shops";
import { sellers } from "~/tables/shops/tenants";
import type { KeyActor } from "../../accounts/api-keys/find-api-key.server";
import { type OwnedOffer, offersOfProducts } from "../../catalogue/offers/offers-of-products.server";
import { linesOfOrders, type OrderLineRow } from "../../orders/reading/lines-of-orders.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { acting } from "../../shops/context/shop-context.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { gatherCalls } from "../graphql/gather-calls.server";
import { requireUuid } from "./ids.server";

/** What resolvers of the owner's API need, created once per call. */
export type OwnerApi = {
  /** First parameter of every service: acts in the key's name, in the shop that was called. */
  ctx: RequestContext;
  /** The key. */
  key: KeyActor;
  /**
   * A name for the next change of the call, the same when the call comes again under its `Idempotency-Key`;
   * null without one.
   */
  nameChange: () => string | null;
  /**
   * The context of another shop of the business, for what a service does with a subject of that shop.
   * @throws AppError `not_found` for a shop that the key does not reach
   */
  inShop: (shopId: string) => Promise<RequestContext>;
  /**
   * The context in which services change what a seller asks and has: of the named seller, of the key's, or of
   * the shop's. A seller's key is refused by those services for another one.
   * @throws AppError `not_found` for a seller whom the business does not have
   */
  forSeller: (sellerId: string | null | undefined) => Promise<RequestContext>;
  /** Lines of an order; concurrent requests are batched. */
  linesOf: (orderId: string) => Promise<OrderLineRow[] | undefined>;
  /** Offers of a product; concurrent requests are batched. */
  offersOf: (productId: number) => Promise<OwnedOffer[] | undefined>;
};

/** The third argument of resolvers. */
export type OwnerContext = { api: OwnerApi };

/** Creates the context of a call that came with a key. @param name its `Idempotency-Key`, null without one */
export function createOwnerApi(context: RequestContext, key: KeyActor, name: string | null = null): OwnerApi {
  const ctx = { ...context, actor: acting(key) };
  let named = 0;
  return {
    ctx,
    key,
    // Keys of callers have no spaces, so that neither is taken for the other.
    nameChange: () => (name === null ? null : `${key.keyId} ${name} ${++named}`),
    inShop: (shopId) => contextInShop(ctx, key, shopId),
    forSeller: (sellerId) => contextForSeller(ctx, sellerId ?? key.sellerId),
    linesOf: gatherCalls((ids: string[]) => linesOfOrders(ctx, ids)),
    offersOf: gatherCalls((ids) => offersOfProducts(ctx, ids)),
  };
}

async function contextInShop(ctx: RequestContext, key: KeyActor, shopId: string): Promise<RequestContext> {
  if (shopId === ctx.shop.id) return ctx;
  const isReached = key.shopId === null || key.shopId === shopId;
  const ofTenant = and(eq(shops.tenantId, ctx.tenant.id), eq(shops.id, shopId));
  const shop = isReached ? await readShop(ctx.db, ofTenant) : null;
  if (!shop) throw new AppError("not_found", "There is no such shop.", "shop");
  return { ...ctx, shop, tenant: shop.tenant, origin: ctx.originOf(shop) };
}

async function contextForSeller(ctx: RequestContext, named: string | null): Promise<RequestContext> {
  if (named === null) return ctx;
  const sellerId = requireUuid(named, "seller", "sellerId");
  if (sellerId === ctx.shop.sellerId) return ctx;
  const isIt = and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.id, sellerId));
  if ((await ctx.db.$count(sellers, isIt)) === 0)
    throw new AppError("not_found", "We couldn’t find this seller.", "sellerId");
  return { ...ctx, shop: { ...ctx.shop, sellerId } };
}
