import type { ClientGuidOf } from "~/models/api/fields/product/card-fields";
import { type NamedSeller, readSellerCall, withoutOwnName } from "~/models/api/fields/seller-call";
import { sellerCode } from "~/models/marketplace/distance-ring";
import type { IndexedShop } from "../../catalogue/index/catalogue-indexes.server";
import { namedPart } from "../../catalogue/offers/part-of-seller.server";
import { rememberSellers } from "../../marketplace/remember-sellers.server";
import type { Remember } from "../../shops/changes/data-cache.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** The catalogue that a call asks for: the shop's, or in a marketplace that of the seller the call names. */
export type AskedPart = RequestContext & { shop: IndexedShop };

/**
 * The catalogue that a call of a listing asks for, and its filter without the seller (rule api-19).
 * @throws AppError `not_found` for a seller that is not active
 */
export async function askedPart(
  context: RequestContext,
  named: NamedSeller | null | undefined,
  filter?: unknown,
): Promise<{ part: AskedPart; filter: unknown }> {
  const { shop } = context;
  const call = readSellerCall(named, filter, shop.id);
  const part = await namedPart(context, call.guid);
  if (part === context) return { part, filter: call.filter };
  const seller = (await rememberSellers(context)).find(({ id }) => id === part.shop.sellerId);
  return { part, filter: withoutOwnName(call.filter, sellerCode, seller?.name ?? "") };
}

/** The `client_guid` of products of this catalogue (rule api-21). */
export async function clientGuidsOf({
  shop,
  ...context
}: Pick<ShopContext, "db" | "tenant"> & { shop: IndexedShop; remember?: Remember }): Promise<ClientGuidOf> {
  if (shop.type !== "marketplace" && shop.part === undefined) return () => shop.id;
  const sellers = await rememberSellers(context);
  const guids = new Map(sellers.map(({ id, guid }) => [id, guid]));
  return ({ sellerId = shop.sellerId }) => guids.get(sellerId) ?? shop.id;
}
