// @public

import { type SQL, sql } from "drizzle-orm";
import { offerSaid } from "~/models/catalogue/offer/offer-said";
import type { SoldValues } from "~/models/catalogue/offer/offer-values";
import type { LineChoices } from "~/models/catalogue/options/line-choices";
import { optionSetOf } from "~/models/catalogue/options/option-set-of";
import type { OptionSet } from "~/models/catalogue/options/product-option";
import { plansIn } from "~/models/catalogue/plans/plan";
import { withPlans } from "~/models/catalogue/plans/plan-option";
import { optionsInMarket } from "~/models/catalogue/price/sellable-in-market";
import type { SaidOfProduct } from "~/models/catalogue/product/product-said";
import type { SellableTerms } from "~/models/catalogue/stock/sellable";
import { variationText } from "~/models/catalogue/variation/variation-text";
import type { ProductOptionAxis } from "~/models/platform/media/product-record";
import type { CartLineRecord, CartProduct } from "~/models/selling/cart/cart-line-record";
import { atPlanPrice } from "~/models/selling/cart-summary/at-plan-price";
import { amountIn } from "~/models/shops/markets/shop-market";
import type { Shop } from "~/models/shops/shop";
import { spokenRecord } from "~/models/shops/translations/language-read";
import {
  columnsBeside,
  type SellableTuple,
  sellableJson,
  sellableOf,
} from "../../catalogue/offers/sellable-row.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { saidJson, saidOfSellable } from "../../shops/translations/said.server";
import { spokenStatement } from "../../shops/translations/spoken-statement.server";

/** A row's product data besides {@link SellableTuple}. */
type ProductRow = Pick<
  CartProduct,
  | "productId"
  | "sku"
  | "skus"
  | "name"
  | "subTitle"
  | "slug"
  | "isVariation"
  | "pageId"
  | "image"
  | "taxClass"
  | "weightG"
  | "nonShippable"
  | "plans"
  | "shippingTerms"
  | "stockItemId"
> &
  SoldValues<"line"> & {
    optionSet: OptionSet | null;
    self: SellableTuple;
    categoryPaths: string[];
    optionValues: Record<string, string>;
    optionAxes: ProductOptionAxis[];
    /** Its texts in the language that is read, and those of its product. */
    said: SaidOfProduct | null;
    saidOfProduct: SaidOfProduct | null;
  };

type LineRow = ProductRow & Omit<CartLineRecord, keyof CartProduct> & { quotedPriceMinor: number | null };
/** A product that is read beside lines. */
type UnheldRow = ProductRow & { [Key in keyof Omit<LineRow, keyof ProductRow>]: null };

const productColumns = (
  language: SQL | null,
): SQL => sql`v.id as "productId", v.sku, array_remove(array[v.sku, (
    select up.sku from products up where up.tenant_id = v.tenant_id and up.id = v.parent_id)], null) as skus,
  array(select c.path from product_categories pc
    join categories c on c.tenant_id = pc.tenant_id and c.id = pc.category_id
    where pc.tenant_id = v.tenant_id and pc.product_id = coalesce(v.parent_id, v.id)) as "categoryPaths",
  ${saidOfSellable(language, "v", "name")} as name, ${saidOfSellable(language, "v", "sub_title")} as "subTitle",
  ${saidOfSellable(language, "v", "slug")} as slug, ${saidJson(language, "v")} as said,
  ${language === null ? sql`null` : sql`v.parent_translations -> ${language}`} as "saidOfProduct",
  v.parent_id is not null as "isVariation", coalesce(v.parent_id, v.id) as "pageId", v.image, v.tax_class as "taxClass", v.weight_g as "weightG",
  v.non_shippable as "nonShippable", v.shipping_terms as "shippingTerms",
  ${columnsBeside("v", "line")}, v.stock_item_id as "stockItemId", v.option_values as "optionValues",
  v.option_axes as "optionAxes", v.subscription_plans as plans, o.definition as "optionSet", ${sellableJson("v", "any")} as self`;

const joinOptionSet: SQL = sql`left join option_sets o on o.tenant_id = v.tenant_id and o.code = v.option_set`;

const tenantId = sql.placeholder("tenantId");
const sellerId = sql.placeholder("sellerId");
const cartId = sql.placeholder("cartId");

const lineColumns: SQL = sql`i.id as "itemId", i.line_key as "lineKey", i.line_data as "lineData", i.qty,
  i.seen_price_minor as "seenPriceMinor", i.auto_added_by as "autoAddedBy",
  i.quoted_price_minor as "quotedPriceMinor"`;

// Read again and again on the way from the first product to the order: planned once for each connection.
const linesOfCart = spokenStatement<LineRow>(
  "cart_lines",
  (language) => sql`
    select ${lineColumns}, ${productColumns(language)}
    from cart_items i
    join carts c on c.tenant_id = i.tenant_id and c.id = i.cart_id
    join sellables v on v.tenant_id = i.tenant_id and v.id = i.product_id and v.seller_id = c.seller_id
    ${joinOptionSet}
    where i.tenant_id = ${tenantId} and i.cart_id = ${cartId}
    order by i.id`,
);

/** The lines of a seller's cart, and behind them a product of theirs as if it were one, without an id. */
const linesAndProduct = spokenStatement<LineRow | UnheldRow>(
  "cart_lines_and_product",
  (language) => sql`
    select ${lineColumns}, ${productColumns(language)}
    from (
      select id, product_id, line_key, line_data, qty, seen_price_minor, auto_added_by, quoted_price_minor
      from cart_items where tenant_id = ${tenantId} and cart_id = ${cartId}
      union all
      select null, ${sql.placeholder("productId")}::bigint, null, null, null, null, null, null) i
    join sellables v on v.tenant_id = ${tenantId} and v.id = i.product_id and v.seller_id = ${sellerId}
    ${joinOptionSet}
    order by i.id nulls last`,
);

/** Rows with their option sets and plans as the shop's pages read them. */
const spoken = <Row extends ProductRow>({ shop }: ShopContext, rows: Row[]): Row[] =>
  shop.settings.general.languages.length === 0 && !shop.market
    ? rows
    : rows.map((row) => ({
        ...row,
        optionSet: optionsInMarket(shop, row.optionSet && spokenRecord(shop, row.optionSet)),
        plans: plansIn(shop, row.plans),
      }));

/** A seller's products that fit a condition. */
const productsWhere = (language: SQL | null, condition: SQL): SQL => sql`
  select ${productColumns(language)} from sellables v ${joinOptionSet}
  where v.tenant_id = ${tenantId} and v.seller_id = ${sellerId} and ${condition}`;

const productsById = spokenStatement<ProductRow>("cart_products", (language) =>
  productsWhere(language, sql`v.id = any(${sql.placeholder("ids")}::bigint[])`),
);

const productsBySku = spokenStatement<ProductRow>("cart_products_by_sku", (language) =>
  productsWhere(language, sql`v.sku = any(${sql.placeholder("skus")}::text[])`),
);

/**
 * The lines of a cart, oldest first, with current product, price tiers and stock, in one query. Lines with
 * deleted products are missing.
 */
export async function readCartLines(ctx: ShopContext, cartId: string): Promise<CartLineRecord[]> {
  return spoken(ctx, await linesOfCart(ctx, { tenantId: ctx.tenant.id, cartId })).map((row) =>
    lineOf(row, ctx.shop),
  );
}

/**
 * The lines of a seller's cart as {@link readCartLines} reads them, and a product of theirs that may not be
 * in it yet, null if they have no such product: in one query, because each add waits for both.
 */
export async function readLinesAndProduct(
  ctx: ShopContext,
  asked: { cartId: string; sellerId: string; productId: number },
): Promise<{ lines: CartLineRecord[]; product: CartProduct | null }> {
  const rows = spoken(ctx, await linesAndProduct(ctx, { tenantId: ctx.tenant.id, ...asked }));
  const unheld = rows.find(({ itemId }) => itemId === null);
  const lines = rows.flatMap((row) => (row.itemId === null ? [] : lineOf(row, ctx.shop)));
  return { lines, product: unheld ? productOf(unheld, ctx.shop) : null };
}

/** A price that was seen or quoted is one of the business's currency. */
function lineOf(row: LineRow, shop: Pick<Shop, "market">): CartLineRecord {
  const { itemId, lineKey, lineData, qty, quotedPriceMinor, autoAddedBy } = row;
  const seenPriceMinor = shop.market ? null : row.seenPriceMinor;
  const isQuoted = quotedPriceMinor !== null;
  const quotedMinor = quotedPriceMinor === null ? null : amountIn(shop.market, quotedPriceMinor);
  const product = priceOfLine(productOf(row, shop), lineData, quotedMinor);
  return { itemId, lineKey, lineData, qty, seenPriceMinor, autoAddedBy, isQuoted, ...product };
}

/** A quoted price takes the place of every other (rule quotes-2). */
export const priceOfLine = (
  product: CartProduct,
  choices: LineChoices,
  quotedMinor: number | null,
): CartProduct =>
  quotedMinor === null
    ? atPlanPrice(product, choices)
    : { ...product, priceMinor: quotedMinor, finalPriceMinor: quotedMinor, levels: [], hidePrice: false };

/** A product as a cart with a seller would contain it; null if that seller has no such product. */
export async function readCartProduct(
  ctx: ShopContext,
  productId: number,
  sellerId: string,
): Promise<CartProduct | null> {
  const [product] = await readCartProducts(ctx, [productId], sellerId);
  return product ?? null;
}

/** The products of a seller with these ids, as a cart would contain them. */
export async function readCartProducts(
  ctx: ShopContext,
  ids: readonly number[],
  sellerId: string,
): Promise<CartProduct[]> {
  if (ids.length === 0) return [];
  const rows = spoken(ctx, await productsById(ctx, { tenantId: ctx.tenant.id, sellerId, ids: [...ids] }));
  return rows.map((row) => productOf(row, ctx.shop));
}

/** The products of a seller with these SKUs, as a cart would contain them. */
export async function readProductsBySku(
  ctx: ShopContext,
  skus: readonly string[],
  sellerId: string,
): Promise<CartProduct[]> {
  if (skus.length === 0) return [];
  const rows = spoken(ctx, await productsBySku(ctx, { tenantId: ctx.tenant.id, sellerId, skus: [...skus] }));
  return rows.map((row) => productOf(row, ctx.shop));
}

/**
 * The row's fields one by one and the wide object last: "all other fields" of a row, or a wide object first,
 * takes five times as long, and each add and each page of a cart waits for it.
 */
function productOf(row: ProductRow, shop: Pick<Shop, "market">): CartProduct {
  const { productId, sku, skus, name, subTitle, slug, isVariation, pageId, image, plans } = row;
  const { taxClass, weightG, nonShippable, shippingTerms, stockItemId } = row;
  const { said, saidOfProduct } = row;
  const { deliveryEstimateId, itemDeliveryInfo } = offerSaid(row, said, saidOfProduct);
  const sellable: SellableTerms = offerSaid(sellableOf(row.self, shop), said, saidOfProduct);
  return {
    productId,
    sku,
    skus,
    name,
    subTitle,
    slug,
    isVariation,
    pageId,
    image,
    plans,
    taxClass,
    weightG,
    nonShippable,
    shippingTerms,
    stockItemId,
    deliveryEstimateId,
    itemDeliveryInfo,
    optionSet: withPlans(optionSetOf(sellable.classCode, row.optionSet), plans, "in a line"),
    categories: [...new Set(row.categoryPaths.flatMap((path) => path.split("/")))],
    variationText: variationText(...optionsOf(row)),
    ...sellable,
  };
}

/** The options of a variation and the order of their labels, in the words that are read. */
function optionsOf({ optionValues, optionAxes, said, saidOfProduct }: ProductRow) {
  const labels = labelsOf(optionAxes, optionValues);
  if (!said && !saidOfProduct) return [optionValues, labels] as const;
  const labelOf = (label: string) => saidOfProduct?.[`option:${label}`] || label;
  const values = Object.entries(optionValues).map(([label, value]) => [
    labelOf(label),
    said?.[`option:${label}`] || value,
  ]);
  return [Object.fromEntries(values) as Record<string, string>, labels.map(labelOf)] as const;
}

/** A variation whose product lost its option list still shows its values. */
function labelsOf(axes: ProductOptionAxis[], values: Record<string, string>): string[] {
  return axes.length > 0 ? axes.map((axis) => axis.label) : Object.keys(values);
}
