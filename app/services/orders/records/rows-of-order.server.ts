// @public

import { sql } from "drizzle-orm";
import type { ProductDownloads } from "~/models/catalogue/product/product-downloads";
import type { CartItemView, CartSummary } from "~/models/selling/cart-summary/cart-summary";
import type { ShopContext } from "../../shops/context/shop-context.server";

/** What an order keeps of its sums, as the pipeline made them. */
export const sumsOfOrder = ({ totals, adjustments }: CartSummary) => ({
  subtotalMinor: totals.subtotalMinor,
  discountMinor: totals.discountMinor,
  shippingMinor: totals.shippingMinor - totals.shippingDiscountMinor,
  shippingFeeMinor: totals.shippingFeeMinor,
  taxMinor: totals.taxMinor,
  otherTax: totals.otherTax,
  grandTotalMinor: totals.grandTotalMinor,
  redeemedMinor: totals.redeemedMinor,
  totalDueMinor: totals.totalDueMinor,
  adjustments,
});

/** What an order keeps of a line. */
export const lineOfOrder = (
  ctx: ShopContext,
  orderId: string,
  item: CartItemView,
  backorderedQty: number,
) => ({
  tenantId: ctx.tenant.id,
  orderId,
  productId: item.productId,
  stockItemId: item.stockItemId,
  lineId: String(item.itemId),
  lineKey: item.lineKey,
  lineData: item.lineData,
  choiceTexts: item.choiceTexts,
  sku: item.sku,
  name: item.name,
  variationText: item.variationText,
  slug: item.slug,
  imageUrl: item.image?.url ?? "",
  qty: item.qty,
  autoAddedBy: item.autoAddedBy,
  backorderedQty,
  priceMinor: item.priceMinor,
  rowTotalMinor: item.rowTotalMinor,
  discountMinor: item.discountMinor,
  shippingFeeMinor: item.shippingFeeMinor,
  taxMinor: item.taxMinor,
  arrivalText: item.deliveryText,
  needsShipping: !item.nonShippable,
  downloads: downloadsOf(ctx, item.productId),
  withdrawalException: sql<string>`(select p.withdrawal_exception from products p
    where p.tenant_id = ${ctx.tenant.id} and p.id = ${item.productId})`,
});

/** The files of a product, copied by the statement that writes the line. */
const downloadsOf = (ctx: ShopContext, productId: number) => sql<ProductDownloads>`(
  select p.downloads from products p where p.tenant_id = ${ctx.tenant.id} and p.id = ${productId})`;
