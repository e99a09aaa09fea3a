// @public

import { type SQL, sql } from "drizzle-orm";
import type { CategoryLink } from "~/models/catalogue/categories/category-view";
import type { OfferSituation } from "~/models/catalogue/offer/choose-offer";
import { offerSaid } from "~/models/catalogue/offer/offer-said";
import { fieldsBeside, type PageTerms } from "~/models/catalogue/offer/offer-values";
import { type PageOffer, type ShownOffer, shownOffer } from "~/models/catalogue/offer/page-offer";
import { plansIn } from "~/models/catalogue/plans/plan";
import { optionsInMarket } from "~/models/catalogue/price/sellable-in-market";
import type { ProductDownloads } from "~/models/catalogue/product/product-downloads";
import type { ProductPageRecord } from "~/models/catalogue/product/product-page";
import { productSaid, type SaidOfProduct } from "~/models/catalogue/product/product-said";
import type { ShippingTerms } from "~/models/catalogue/stock/shipping-terms";
import type { VariationRecord } from "~/models/catalogue/variation/product-variations";
import type { Shop } from "~/models/shops/shop";
import { spokenRecord } from "~/models/shops/translations/language-read";
import { said, saidJson } from "../../shops/translations/said.server";
import { spokenStatement } from "../../shops/translations/spoken-statement.server";
import { isListed, joinOffer, sellerOf } from "../listing/listed-product.server";
import type { CardContext } from "../listing/select-cards.server";
import { columnsBeside, type SellableTuple, sellableJson, sellableOf } from "../offers/sellable-row.server";
import { joinPageOffers, type PageOfferTuple, pageOffersOf } from "../products/market-rows.server";
import { offerSituation } from "../products/offer-situation.server";
import { selectTexts, variationTextsJson } from "../products/select-texts.server";

/** What is stored of a product's page. */
export type StoredProductRow = Omit<ProductPageRecord, "downloadText" | "breadcrumb" | "rating"> & {
  ratingHundredths: number;
  reviewCount: number;
  downloads: ProductDownloads | null;
  nonShippable: boolean;
  shippingTerms: ShippingTerms | null;
  /** The number it is shared by (rule sellers-8). */
  jpin: string;
  breadcrumb: (CategoryLink & { id: number })[] | null;
  /** Null outside of marketplaces. */
  market: MarketRow | null;
};

/** The offers of a shared product and its variations by their ids. */
export type MarketRow = {
  jpins: ReadonlyMap<number, string>;
  every: ReadonlyMap<number, readonly PageOffer[]>;
  /** The one that is shown of each. */
  shown: ReadonlyMap<number, ShownOffer>;
};

type StoredRow<Self> = Omit<StoredProductRow, "self" | "variations" | "market"> & {
  self: Self;
  /** Its texts in the language that is read. */
  said: SaidOfProduct | null;
  variations: StoredVariation<Self>[] | null;
};
type StoredVariation<Self> = Omit<VariationRecord, "self" | "isFromJpin"> & {
  self: Self;
  said: SaidOfProduct | null;
};
type SpokenRow = Parameters<typeof productSaid>[0] & Pick<StoredProductRow, "optionSet" | "plans">;
type MarketStored = Omit<StoredRow<PageOfferTuple[]>, "variations" | keyof PageTerms> & {
  variations: (StoredVariation<PageOfferTuple[]> & { id: number })[] | null;
};

/**
 * Reads the products of these ids for their pages; in a marketplace with the offers that are shown to this
 * visitor (rules sellers-5 and sellers-9).
 * @param chosenId the seller whom the address chose; a product this seller does not offer is left out
 */
export async function readProductRows(
  ctx: CardContext,
  ids: readonly number[],
  chosenId: string | null = null,
): Promise<StoredProductRow[]> {
  const { tenant, shop } = ctx;
  const sellerId = sellerOf(shop);
  if (sellerId !== null) {
    const rows = spokenRows(ctx, await shopRows(ctx, { tenantId: tenant.id, sellerId, ids }));
    return rows.map(({ self, variations, said: words, ...row }) => ({
      ...offerSaid(row, words),
      self: offerSaid(sellableOf(self, shop), words),
      variations: (variations ?? []).map(({ said: own, ...one }) => ({
        ...offerSaid(one, own, words),
        self: offerSaid(sellableOf(one.self, shop), own, words),
      })),
      market: null,
    }));
  }
  const rows = spokenRows(ctx, await marketRows(ctx, { tenantId: tenant.id, ids }));
  const situation = rows.length > 0 ? await offerSituation(ctx) : null;
  return situation ? rows.flatMap((row) => atOffers(shop, row, situation, chosenId) ?? []) : [];
}

/** Rows as the shop's pages read them. */
function spokenRows<Row extends SpokenRow>({ shop }: Pick<CardContext, "shop">, rows: Row[]): Row[] {
  if (shop.settings.general.languages.length === 0 && !shop.market) return rows;
  return rows.map((row) => ({
    ...productSaid(row),
    optionSet: optionsInMarket(shop, row.optionSet && spokenRecord(shop, row.optionSet)),
    plans: plansIn(shop, row.plans),
  }));
}

const noPageTerms = Object.fromEntries(
  fieldsBeside("page").map(({ key, empty }) => [key, empty]),
) as PageTerms;

/** A shared product at the offers that are shown; null if the seller of the address does not offer it. */
function atOffers(
  shop: Pick<Shop, "market">,
  { self, variations, said: _said, ...row }: MarketStored,
  situation: OfferSituation,
  chosenId: string | null,
): StoredProductRow | null {
  const every = pageOffersOf(self, shop);
  const own = shownOffer(every, situation, chosenId);
  if (!own || own.isElsewhere) return null;
  const market = {
    jpins: new Map([[row.id, row.jpin]]),
    every: new Map([[row.id, every]]),
    shown: new Map([[row.id, own]]),
  };
  const family = (variations ?? []).flatMap(({ id, said: _, ...one }) => {
    const offers = pageOffersOf(one.self, shop);
    const shown = shownOffer(offers, situation, chosenId);
    if (!shown) return [];
    market.jpins.set(id, one.jpin);
    market.every.set(id, offers);
    market.shown.set(id, shown);
    const { offer, isElsewhere } = shown;
    const { sellable: own, condition, conditionNote } = offer;
    return [{ ...one, self: own, condition, conditionNote, isFromJpin: isElsewhere }];
  });
  // The offer that is shown says how it is delivered.
  const { sellable, condition, conditionNote } = own.offer;
  const terms = { ...noPageTerms, condition, conditionNote };
  return { ...row, ...terms, self: sellable, variations: family, market };
}

/** What differs between the statements of an ordinary shop and of a marketplace. */
type Parts = {
  language: SQL | null;
  offer: SQL;
  self: SQL;
  joinSelf: SQL;
  fromFamily: SQL;
  familyJson: SQL;
};

const pageSql = ({ language, offer, self, joinSelf, fromFamily, familyJson }: Parts) => sql`
  select p.id, p.sku, p.slug, p.class_code as "classCode", p.name, ${saidJson(language, "p")} as said, ${selectTexts("p")},
    coalesce(p.jpin, p.id::text) as jpin, p.description, p.images, p.videos,
    p.option_axes as "optionAxes", choices.code as "optionSetCode", choices.definition as "optionSet",
    p.attributes, p.rating_hundredths as "ratingHundredths",
    p.review_count as "reviewCount", p.downloads, p.subscription_plans as plans, p.non_shippable as "nonShippable",
    p.shipping_terms as "shippingTerms", ${self} as self, family.variations, trail.breadcrumb
  from products p ${offer}
  ${joinSelf}
  left join option_sets choices on choices.tenant_id = p.tenant_id and choices.code = p.option_set
  left join lateral (
    select json_agg(json_build_object('sku', v.sku, 'values', v.option_values, 'images', v.images,
      'attributes', v.attributes, ${familyJson}) order by v.position, v.id) as variations
    ${fromFamily} and p.class_code = 'variable_product' and v.tenant_id = p.tenant_id and v.parent_id = p.id
      and v.status <> 'archived'
  ) family on true
  left join lateral (
    select json_agg(json_build_object('id', c.id, 'name', ${said(language, "c", "name")},
      'slug', ${said(language, "c", "slug")}) order by length(c.path)) as breadcrumb
    from product_categories pc
    join categories leaf on leaf.tenant_id = pc.tenant_id and leaf.id = pc.category_id
    join categories c on c.tenant_id = pc.tenant_id and c.is_active
      and (c.id = leaf.id or starts_with(leaf.path, c.path || '/'))
    where pc.tenant_id = p.tenant_id and pc.product_id = p.id and pc.is_primary
  ) trail on true
  where p.tenant_id = ${sql.placeholder("tenantId")} and p.id = any(${sql.placeholder("ids")}::bigint[]) and ${isListed}`;

const shopRows = spokenStatement<StoredRow<SellableTuple>>("product_page", (language) =>
  pageSql({
    language,
    offer: joinOffer(sql`${sql.placeholder("sellerId")}`),
    self: sql`${columnsBeside("self", "page")}, ${sellableJson("self", "any")}`,
    joinSelf: sql`join sellables self on self.tenant_id = p.tenant_id and self.id = p.id and self.seller_id = o.seller_id`,
    familyJson: sql`'said', ${saidJson(language, "own")}, 'jpin', coalesce(own.jpin, own.id::text), 'texts', ${variationTextsJson("own")}, 'condition', v.condition,
      'conditionNote', v.condition_note, 'self', ${sellableJson("v", "any")}`,
    fromFamily: sql`from sellables v join products own on own.tenant_id = v.tenant_id and own.id = v.id
      where v.seller_id = o.seller_id and v.is_listed`,
  }),
);

const marketRows = spokenStatement<MarketStored>("market_product_page", (language) =>
  pageSql({
    language,
    offer: joinOffer(null),
    self: sql`every.offers`,
    joinSelf: joinPageOffers("p"),
    familyJson: sql`'said', ${saidJson(language, "v")}, 'id', v.id, 'jpin', coalesce(v.jpin, v.id::text), 'texts', ${variationTextsJson("v")},
      'condition', 'new', 'conditionNote', '', 'self', every.offers`,
    fromFamily: sql`from products v ${joinPageOffers("v")} where true`,
  }),
);
