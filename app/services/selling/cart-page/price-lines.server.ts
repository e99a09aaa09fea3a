// @public

import { and, eq } from "drizzle-orm";
import { optionFeeMinor } from "~/models/catalogue/options/option-fees";
import { settingsOfSeller } from "~/models/marketplace/seller-settings";
import type { Minor } from "~/models/platform/money/money";
import { linePrice } from "~/models/selling/cart/cart-item-view";
import type { CartLineRecord, CartProduct } from "~/models/selling/cart/cart-line-record";
import type { CartSummary } from "~/models/selling/cart-summary/cart-summary";
import { giftSkus } from "~/models/selling/cart-summary/gift-skus";
import { type CartSummaryInput, noCodes, summarizeCart } from "~/models/selling/cart-summary/summarize-cart";
import type { CheckoutDraft } from "~/models/selling/checkout/checkout-draft";
import type { Visitor } from "~/models/shops/visitors/visitor";
import { sellers } from "~/tables/shops/tenants";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { readDiscountUses } from "../discounts/read-discount-uses.server";
import { priceOfLine, readCartProducts, readProductsBySku } from "./read-cart-lines.server";
import { cartSellerOf } from "./read-cart-summary.server";

/**
 * A line to price. `agreedMinor` is the unit price that was agreed on, without the fees of its options, null
 * for today's; `takesLower` takes today's price where that is less.
 */
export type LineToPrice = Pick<
  CartLineRecord,
  "itemId" | "lineKey" | "lineData" | "qty" | "autoAddedBy" | "isQuoted"
> & {
  productId: number;
  agreedMinor: Minor | null;
  takesLower: boolean;
};

/** Lines of one seller to price, without a cart that holds them. */
export type LinesToPrice = {
  sellerId: string;
  visitor: Visitor;
  lines: readonly LineToPrice[];
  draft: CheckoutDraft;
  couponCodes: readonly string[];
  /** The order they are of, and what it reserved of stock items, by their ids; absent for a new one. */
  order?: { id: string; reserved: ReadonlyMap<number, number> };
};

/**
 * Prices lines by the pipeline that prices carts (rule pricing-1), at today's offers and settings. It only
 * reads.
 * @returns the summary, and the seller; products that are gone are not among its lines
 */
export async function priceLines(
  ctx: ShopContext,
  toPrice: LinesToPrice,
): Promise<{ summary: CartSummary; sellerName: string }> {
  const { input, sellerName } = await linesInput(ctx, toPrice);
  return { summary: summarizeCart(input), sellerName };
}

/** What {@link priceLines} computes with. */
export async function linesInput(
  ctx: ShopContext,
  { sellerId, visitor, lines, draft, couponCodes, order }: LinesToPrice,
): Promise<{ input: CartSummaryInput; sellerName: string }> {
  const [row] = await ctx.db
    .select({
      id: sellers.id,
      guid: sellers.guid,
      code: sellers.code,
      name: sellers.name,
      selling: sellers.selling,
      profile: sellers.profile,
    })
    .from(sellers)
    .where(and(eq(sellers.tenantId, ctx.tenant.id), eq(sellers.id, sellerId)));
  if (!row) throw new Error(`There is no seller ${sellerId}`);
  const seller = cartSellerOf(ctx, row);
  const shop = { ...ctx.shop, settings: settingsOfSeller(ctx.shop.settings, seller) };
  const group = visitor.customer?.group || null;
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const products = await readCartProducts(ctx, ids, sellerId);
  const records = lines.flatMap((line) => {
    const product = products.find(({ productId }) => productId === line.productId);
    return product ? recordOf(withOwn(product, order?.reserved), line, group) : [];
  });
  const buyer = draft.email ?? visitor.customer?.email ?? null;
  const input: CartSummaryInput = {
    ...noCodes,
    shop,
    visitor,
    draft,
    now: ctx.now(),
    cartId: null,
    isMethodAsked: draft.shippingMethodCode !== undefined,
    lines: records,
    codes: couponCodes,
    uses: await readDiscountUses(ctx, buyer, order?.id ?? null),
    freebies: await readProductsBySku(ctx, giftSkus(shop, records, group), sellerId),
  };
  return { input, sellerName: row.name };
}

/** What an order holds of a stock item can be sold to it again. */
function withOwn(product: CartProduct, reserved: ReadonlyMap<number, number> | undefined): CartProduct {
  const own = product.stockItemId === null ? 0 : (reserved?.get(product.stockItemId) ?? 0);
  return { ...product, item: { ...product.item, reserved: Math.max(0, product.item.reserved - own) } };
}

function recordOf(
  product: CartProduct,
  { agreedMinor, takesLower, ...line }: LineToPrice,
  group: string | null,
): CartLineRecord {
  const own = { ...line, seenPriceMinor: null };
  const today: CartLineRecord = { ...own, ...priceOfLine(product, line.lineData, null) };
  if (agreedMinor === null) return today;
  const todayMinor = linePrice(today, group) - optionFeeMinor(today.optionSet, line.lineData.options);
  const unitMinor = takesLower ? Math.min(agreedMinor, todayMinor) : agreedMinor;
  return { ...own, ...priceOfLine(product, line.lineData, unitMinor) };
}
