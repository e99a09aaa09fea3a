// @public

import { AppError } from "~/models/platform/error/app-error";
import { isUuid } from "~/models/platform/text/uuid";
import { findSeller } from "../../marketplace/find-seller.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { IndexedShop } from "../index/catalogue-indexes.server";

/** The page cache's name of a seller: what its pages say and list. */
export const sellerTag = (id: string) => `seller:${id}`;

/**
 * The context in which a marketplace's catalogue is that of one of its sellers: listings, searches and cards
 * show this seller's offers, in the marketplace's own order. What is remembered is kept apart from the
 * marketplace's.
 */
export function partOfSeller(
  context: RequestContext,
  sellerId: string,
): RequestContext & { shop: IndexedShop } {
  const { shop } = context;
  const { settings } = shop;
  const catalogue = { ...settings.catalogue, defaultSort: "bestseller-desc" as const };
  return {
    ...context,
    shop: {
      ...shop,
      type: "marketplaceseller",
      sellerId,
      part: sellerTag(sellerId),
      settings: { ...settings, catalogue },
    },
    remember: (key, load) => context.remember(`${sellerTag(sellerId)} ${key}`, load),
  };
}

/**
 * The catalogue of the seller with this guid; the whole one for none, and in other shops, which have one
 * seller.
 * @throws AppError `not_found` for a seller that is not active
 */
export async function namedPart(
  context: RequestContext,
  guid: string | null,
): Promise<RequestContext & { shop: IndexedShop }> {
  if (guid === null || context.shop.type !== "marketplace") return context;
  const seller = isUuid(guid) ? await findSeller(context, { guid }) : null;
  if (!seller || seller.isPaused) throw new AppError("not_found", "This shop has no such seller.");
  return partOfSeller(context, seller.id);
}
