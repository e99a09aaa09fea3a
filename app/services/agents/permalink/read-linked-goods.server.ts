import type { LinkedItem } from "~/models/agents/permalink/item-path";
import { noChoices } from "~/models/catalogue/options/line-choices";
import type { KeptItemView, KeptRecord } from "~/models/selling/cart/kept-item";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { findOffer } from "../../catalogue/offers/find-offer.server";
import { readKeptItems } from "../../selling/lists/read-kept-items.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { findSkus } from "../purchase/fill-carts.server";

/** Goods of a link; `known` is null for what the shop does not sell to agents. */
export type LinkedGoods = LinkedItem & {
  known: { productId: number; sellerId: string; item: KeptItemView } | null;
};

/** The goods of a link as a visitor sees them, each from the seller who is shown first. */
export async function readLinkedGoods(
  ctx: RequestContext,
  visitor: Visitor,
  items: readonly LinkedItem[],
): Promise<LinkedGoods[]> {
  const ids = await findSkus(
    ctx,
    items.map(({ sku }) => sku),
  );
  const records: KeptRecord[] = [];
  for (const [id, { sku, qty }] of items.entries()) {
    const productId = ids.get(sku);
    const sellerId = productId === undefined ? undefined : (await findOffer(ctx, productId))?.sellerId;
    if (productId !== undefined && sellerId !== undefined)
      records.push({ id, productId, sellerId, lineData: noChoices, qty });
  }
  const seen = new Map((await readKeptItems(ctx, visitor, records)).map((item) => [item.id, item]));
  return items.map((asked, at) => {
    const item = seen.get(at);
    const record = records.find(({ id }) => id === at);
    return { ...asked, known: item && record ? { ...record, item } : null };
  });
}
