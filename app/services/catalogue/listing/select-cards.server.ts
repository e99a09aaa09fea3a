// @public

import { type SQL, sql } from "drizzle-orm";
import { type CardRecord, type ProductCardView, productCard } from "~/models/catalogue/cards/product-card";
import { anySituation, chosenOf, countRivals, type Rivals } from "~/models/catalogue/offer/choose-offer";
import { viewerOf } from "~/models/catalogue/price/viewer";
import { ratingOf } from "~/models/marketplace/rating";
import type { Shop } from "~/models/shops/shop";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { readDb } from "../../platform/db/read-db.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { said, spokenSql } from "../../shops/translations/said.server";
import {
  byProduct,
  everyMember,
  everyMemberJson,
  joinEveryOffer,
  type OfferTuple,
  sellerOffersOf,
} from "../offers/every-offer.server";
import { type SellableTuple, sellableJson, sellableOf } from "../offers/sellable-row.server";
import { fromMembers } from "../products/family-members.server";
import { offerSituation } from "../products/offer-situation.server";
import { sellerOf } from "./listed-product.server";

/** A shop's cards; with the visitor's place the offers of a marketplace are chosen for it. */
export type CardContext = ShopContext & Partial<Pick<RequestContext, "visitorPlace" | "remember">>;

/** Cards of one page. `itemTotal` counts all hits; `tags` name what the cards show, for the page cache. */
export type CardPage = { products: ProductCardView[]; itemTotal: number; tags: string[] };

/** A row of a card query. */
export type StoredCard = Omit<CardRecord, "self" | "members"> & {
  itemTotal: number;
  ratingHundredths: number;
  reviewCount: number;
} & (
    | { self: SellableTuple; members: SellableTuple[] | null }
    // In a marketplace the offers of every seller.
    | { self: OfferTuple[]; members: OfferTuple[] | null; isOfEverySeller: true }
  );

/**
 * Reads the cards of the products that `hits` names, in one query whatever their number: a card needs its
 * members' prices and stock, and a query per card is what makes other shops' listings slow.
 * @param hits selects `id`, `position` (order), `item_total` and `variation_id` (or null) of this shop's
 * products
 * @param texts whether short descriptions are shown: cards in a grid have none, and 24 of them are a third of
 * a page
 */
export async function selectCards(
  ctx: CardContext,
  visitor: Visitor,
  hits: SQL,
  texts: "no-text" | "with-text" = "no-text",
): Promise<CardPage> {
  const { rows } = await readDb(ctx.db).execute<StoredCard>(
    cardQuery(
      { tenantId: sql`${ctx.tenant.id}`, sellerId: sellerSql(ctx), language: spokenSql(ctx) },
      hits,
      texts,
    ),
  );
  const cards = await cardPage(
    ctx,
    visitor,
    rows.map((row) => readCard(row, ctx.shop)),
  );
  return { ...cards, itemTotal: rows[0]?.itemTotal ?? 0 };
}

/**
 * What a card query answered of a product, the same for every visitor. `rivals` are in a marketplace the
 * offers of each seller, of the product itself and of its members.
 */
export type ReadCard = CardRecord & {
  ratingHundredths: number;
  reviewCount: number;
  rivals?: Rivals;
};

/** What a row of a card query says, in the market of its shop. */
export function readCard(row: StoredCard, shop: Pick<Shop, "market">): ReadCard {
  if (!("isOfEverySeller" in row)) {
    const members = (row.members ?? []).map((member) => sellableOf(member, shop));
    return { ...row, self: sellableOf(row.self, shop), members };
  }
  const rivals = {
    self: sellerOffersOf(row.self, shop),
    members: byProduct(sellerOffersOf(row.members, shop)),
  };
  return { ...row, ...chosenOf(rivals, anySituation), sellers: countRivals(rivals), rivals };
}

/** The cards of what was read, as this visitor may see them. */
export async function cardPage(
  ctx: CardContext,
  visitor: Visitor,
  cards: readonly ReadCard[],
): Promise<Omit<CardPage, "itemTotal">> {
  const viewer = viewerOf(ctx.shop, visitor);
  const isReviewing = ctx.shop.settings.active_review_module;
  const situation = ctx.shop.type === "marketplace" ? await offerSituation(ctx) : anySituation;
  return {
    products: cards.map(({ rivals, ...card }) =>
      productCard(
        rivals ? { ...card, ...chosenOf(rivals, situation) } : card,
        ratingOf(card.ratingHundredths, card.reviewCount, isReviewing),
        viewer,
      ),
    ),
    tags: cards.flatMap(cardTags),
  };
}

/** What a card shows: its product and what that is bought by. */
export const cardTags = ({ id, members }: ReadCard): string[] => [
  productTag(id),
  ...members.map((member) => productTag(member.id)),
];

/** The page cache's name of a product or variation. */
export const productTag = (id: number) => `product:${id}`;

/** The seller of a card query's statement; null for every active one. */
const sellerSql = ({ shop }: ShopContext): SQL | null => {
  const sellerId = sellerOf(shop);
  return sellerId === null ? null : sql`${sellerId}`;
};

const selfJson = sellableJson("self", "one");
const memberJson = sellableJson("m", "one");

// A product without a short description tells the beginning of its description.
const textSql = (
  language: SQL | null,
) => sql`coalesce(nullif(${said(language, "p", "short_description")}, ''),
  left(regexp_replace(left(${said(language, "p", "description")}, 2000), '<[^>]*>', ' ', 'g'), 400))`;

/** Whose products and whose offers of them a card shows; without a seller those of every active one. */
type CardOwner = { tenantId: SQL; sellerId: SQL | null; language: SQL | null };

/**
 * The statement that reads cards.
 * @param hits see `selectCards`
 */
export const cardQuery = (
  { tenantId, sellerId, language }: CardOwner,
  hits: SQL,
  texts: "no-text" | "with-text",
) => sql`
  with hit as (${hits})
  select p.id, p.sku, ${said(language, "p", "slug")} as slug, p.class_code as "classCode",
    ${said(language, "p", "name")} as name, ${said(language, "p", "sub_title")} as "subTitle",
    ${texts === "with-text" ? textSql(language) : sql`''`} as "shortDescription", p.brand, chosen.sku as "variationSku", hit.item_total as "itemTotal",
    coalesce(chosen.images->0, p.images->0, family.image) as image,
    case when chosen.images->0 is null then p.images->1 end as "secondImage",
    jsonb_path_query_array(p.option_axes, '$[*].values[*].swatch') as swatches,
    p.rating_hundredths as "ratingHundredths", p.review_count as "reviewCount",
    ${sellerId ? selfJson : sql`every.offers`} as self, family.members${sellerId ? sql`` : sql`, true as "isOfEverySeller"`}
  from hit
  join products p on p.tenant_id = ${tenantId} and p.id = hit.id
  ${
    sellerId
      ? sql`join sellables self on self.tenant_id = p.tenant_id and self.id = p.id and self.seller_id = ${sellerId}`
      : joinEveryOffer("p")
  }
  left join products chosen on chosen.tenant_id = p.tenant_id and chosen.id = hit.variation_id
  left join lateral (
    select ${sellerId ? sql`json_agg(${memberJson} order by m.position, m.id)` : everyMemberJson} as members,
      (array_agg(m.images->0 order by m.position, m.id) filter (where m.images->0 is not null))[1] as image
    ${sellerId ? fromMembers : everyMember} where p.class_code in ('variable_product', 'grouped')
  ) family on true
  order by hit.position`;
