import type { Actor } from "../../shops/actors/actor";
import { sellerOfActor } from "../../shops/actors/seller-of-actor";
import type { Subject, SubjectKind } from "../../shops/actors/subject";

/**
 * Where one works: the business, one of its shops, and the seller of its carts; `isSellersShop` where the
 * shop is that seller's own, `isMarketplace` where others sell, too.
 */
export type OfficePlace = {
  tenantId: string;
  shopId: string;
  sellerId: string;
  isSellersShop: boolean;
  isMarketplace: boolean;
  /** Whether the owners here are the hosts of the machine (rule hosting-1). */
  isHost: boolean;
};

/**
 * Any subject of a kind in a shop, for the question whether an actor has a use for its screen (rule
 * office-2). Each row and each change is asked for by its own service again.
 */
export function officeSubject(kind: SubjectKind, place: OfficePlace, actor: Actor): Subject {
  const { tenantId, shopId } = place;
  const sellerId = sellerOfActor(actor) ?? place.sellerId;
  switch (kind) {
    case "order":
      return { kind, tenantId, shopId, sellerId, id: "", customerId: null, sessionHash: null };
    case "customer":
      return { kind, tenantId, id: null };
    case "conversation":
      return { kind, tenantId, shopId, sellerId, id: null, customerId: null };
    case "price":
    case "stock":
    case "payout":
    case "payout-account":
      return { kind, tenantId, sellerId };
    case "content":
    case "setting":
    case "secret":
    case "audit":
    case "webhook":
      return { kind, tenantId, shopId, sellerId: place.isSellersShop ? place.sellerId : null };
    case "staff":
    case "key":
      return { kind, tenantId, sellerId: sellerOfActor(actor) };
    case "invitation":
    case "ledger":
    case "machine":
      return { kind, tenantId };
  }
}
