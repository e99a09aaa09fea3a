import { type SQL, sql } from "drizzle-orm";
import { type CardRecord, type ProductCardView, productCard } from "~/models/catalogue/product-card";
import { ratingOf } from "~/models/catalogue/rating";
import { viewerOf } from "~/models/catalogue/viewer";
import type { Visitor } from "~/models/visitor/visitor";
import type { ShopContext } from "../shop-context.server";
import { fromMembers } from "./family-members.server";
import { type SellableTuple, sellableJson, sellableOf } from "./sellable-row.server";

/** Cards of one page. `itemTotal` counts all hits; `tags` name what the cards show, for the page cache. */
export type CardPage = { products: ProductCardView[]; itemTotal: number; tags: string[] };

/** A row of a card query. */
export type CardRow = Omit<CardRecord, "self" | "members"> & {
  itemTotal: number;
  ratingHundredths: number;
  reviewCount: number;
  self: SellableTuple;
  members: SellableTuple[] | null;
};

/**
 * Reads the cards of the products that `hits` names, in one query whatever their number: a card needs its members'
 * prices and stock, and a query per card is what makes other shops' listings slow.
 * @param hits selects `id`, `position` (order), `item_total` and `variation_id` (or null) of this shop's products
 * @param texts whether short descriptions are shown: cards in a grid have none, and 24 of them are a third of a page
 */
export async function selectCards(
  ctx: ShopContext,
  visitor: Visitor,
  hits: SQL,
  texts: "no-text" | "with-text" = "no-text",
): Promise<CardPage> {
  const { rows } = await ctx.db.execute<CardRow>(
    cardQuery({ tenantId: sql`${ctx.tenant.id}`, sellerId: sql`${ctx.shop.sellerId}` }, hits, texts),
  );
  return { ...cardPage(ctx, visitor, rows.map(readCard)), itemTotal: rows[0]?.itemTotal ?? 0 };
}

/** What a card query answered of a product, the same for every visitor. */
export type ReadCard = CardRecord & { ratingHundredths: number; reviewCount: number };

/** What a row of a card query says. */
export const readCard = (row: CardRow): ReadCard => ({
  ...row,
  self: sellableOf(row.self),
  members: (row.members ?? []).map(sellableOf),
});

/** The cards of what was read, as this visitor may see them. */
export function cardPage(
  ctx: ShopContext,
  visitor: Visitor,
  cards: readonly ReadCard[],
): Omit<CardPage, "itemTotal"> {
  const viewer = viewerOf(ctx.shop, visitor);
  const isReviewing = ctx.shop.settings.active_review_module;
  return {
    products: cards.map((card) =>
      productCard(card, ratingOf(card.ratingHundredths, card.reviewCount, isReviewing), viewer),
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

const selfJson = sellableJson("self", "one");
const memberJson = sellableJson("m", "one");

// A product without a short description tells the beginning of its description.
const textSql = sql`coalesce(nullif(p.short_description, ''),
  left(regexp_replace(left(p.description, 2000), '<[^>]*>', ' ', 'g'), 400))`;

/** Whose products and whose offers of them a card shows. */
type CardOwner = { tenantId: SQL; sellerId: SQL };

/**
 * The statement that reads cards.
 * @param hits see `selectCards`
 */
export const cardQuery = (
  { tenantId, sellerId }: CardOwner,
  hits: SQL,
  texts: "no-text" | "with-text",
) => sql`
  with hit as (${hits})
  select p.id, p.sku, p.slug, p.class_code as "classCode", p.name, p.sub_title as "subTitle",
    ${texts === "with-text" ? textSql : sql`''`} as "shortDescription", p.brand, chosen.sku as "variationSku", hit.item_total as "itemTotal",
    coalesce(chosen.images->0, p.images->0, family.image) as image,
    case when chosen.images->0 is null then p.images->1 end as "secondImage",
    p.rating_hundredths as "ratingHundredths", p.review_count as "reviewCount",
    ${selfJson} as self, family.members
  from hit
  join products p on p.tenant_id = ${tenantId} and p.id = hit.id
  join sellables self on self.tenant_id = p.tenant_id and self.id = p.id and self.seller_id = ${sellerId}
  left join products chosen on chosen.tenant_id = p.tenant_id and chosen.id = hit.variation_id
  left join lateral (
    select json_agg(${memberJson} order by m.position, m.id) as members,
      (array_agg(m.images->0 order by m.position, m.id) filter (where m.images->0 is not null))[1] as image
    ${fromMembers} where p.class_code in ('variable_product', 'grouped')
  ) family on true
  order by hit.position`;
