import { and, eq, inArray } from "drizzle-orm";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { offerApprovals } from "~/tables/catalogue/offers";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readMarketTerms } from "../../shops/directory/read-market-terms.server";
import type { WantedOffer } from "../offers/save-offers.server";

/** An offer of a product that the seller did not offer before. */
export type NewOffer = { sku: string; productId: number };

/**
 * Saves offers, and hides those that wait for the business: new ones where the marketplace wants to see them
 * first, and those it has not approved yet (rule sellers-20). What the business itself offers waits for no
 * one.
 * @param save writes the offers as they shall be
 * @returns ids of the products whose offers wait
 */
export async function keepWaiting(
  ctx: ShopContext,
  wanted: readonly WantedOffer[],
  added: readonly NewOffer[],
  save: (offers: readonly WantedOffer[]) => Promise<void>,
): Promise<number[]> {
  const { tenant, shop } = ctx;
  const ids = wanted.map(({ productId }) => productId);
  const isOwn = and(eq(offerApprovals.tenantId, tenant.id), eq(offerApprovals.sellerId, shop.sellerId));
  const isAsked = sellerOfActor(await ctx.actor()) !== null;
  const held = isAsked
    ? await ctx.db
        .select({ productId: offerApprovals.productId, state: offerApprovals.state })
        .from(offerApprovals)
        .where(and(isOwn, inArray(offerApprovals.productId, ids)))
    : [];
  const fresh = isAsked && (await readMarketTerms(ctx)).new_offers_wait ? added : [];
  const waiting = new Set([...held, ...fresh].map(({ productId }) => productId));
  await save(
    wanted.map(({ productId, offer }) => ({
      productId,
      offer:
        offer && waiting.has(productId) ? { ...offer, isVisible: false, availableForSale: false } : offer,
    })),
  );
  if (waiting.size === 0) return [];
  const rows = [...waiting].map((productId) => ({
    tenantId: tenant.id,
    productId,
    sellerId: shop.sellerId,
    state: "waiting" as const,
    createdAt: ctx.now(),
  }));
  await ctx.db
    .insert(offerApprovals)
    .values(rows)
    .onConflictDoUpdate({
      target: [offerApprovals.tenantId, offerApprovals.productId, offerApprovals.sellerId],
      set: { state: "waiting", reason: "" },
      setWhere: eq(offerApprovals.state, "refused"),
    });
  return [...waiting];
}
