import { isSubscription } from "../../../catalogue/plans/plan";
import { jpinOf } from "../../../catalogue/product/jpin";
import type { Minor } from "../../../platform/money/money";
import type { CartItemView } from "../../../selling/cart-summary/cart-summary";
import type { CartItem } from "../generated/cart-summary";
import { imageUrl } from "../product/image-fields";

/** An amount in major units, or null if the visitor may not see it. */
export type WriteAmount = (minor: Minor) => number | null;

/** What is known of a cart's products beside its lines. */
export type CartKnowledge = {
  /** Products that are favorites of its customer. */
  favoriteIds: readonly number[];
  /** The JPINs that its products and variations have themselves. */
  ownJpins: ReadonlyMap<number, string>;
};

/** Maps a cart line to API fields. `salable_qty` is the line's limit, not the quantity in stock. */
export function cartItemFields(
  item: CartItemView,
  amount: WriteAmount,
  clientGuid: string,
  { favoriteIds, ownJpins }: CartKnowledge,
): CartItem {
  const { stock, rowTotalMinor, discountMinor } = item;
  const percent = rowTotalMinor === 0 ? 0 : Math.round((100 * discountMinor) / rowTotalMinor);
  return {
    item_id: item.itemId,
    _id: item.productId,
    sku: item.sku,
    name: item.name,
    sub_title: item.subTitle,
    slug: item.slug,
    class_code: item.classCode,
    JPIN: jpinOf(item.pageId, ownJpins),
    variable_JPIN: item.isVariation ? jpinOf(item.productId, ownJpins) : null,
    JPINslug: item.slug,
    image: imageUrl(item.image),
    variation_text: item.variationText,
    product_options_data: Object.fromEntries(
      item.choiceTexts.filter(({ kind }) => kind === "options").map(({ label, value }) => [label, value]),
    ),
    personalization_data: item.lineData.personalization,
    qty: item.qty,
    is_subscription: isSubscription(item.lineData),
    qty2: item.qty,
    is_favorite: favoriteIds.includes(item.pageId),
    is_freebie: item.autoAddedBy !== null,
    auto_added_by: item.autoAddedBy,
    price: amount(item.priceMinor),
    list_price: item.listPriceMinor === null ? null : amount(item.listPriceMinor),
    row_total: amount(item.rowTotalMinor),
    discount_amount: amount(discountMinor),
    discount: amount(discountMinor),
    unit_item_discount: amount(Math.round(discountMinor / item.qty)),
    percent: amount(0) === null ? null : percent,
    subtotal: amount(rowTotalMinor - discountMinor),
    shipping_fee: amount(item.shippingFeeMinor),
    tax_amount: amount(item.taxMinor),
    max_cart_qty: item.isQtyFixed ? Math.min(1, stock.maxCartQty) : stock.maxCartQty,
    salable_qty: item.limitQty,
    stock_status: stock.stockStatus,
    stock_status_text: stock.stockStatusText,
    stock_message: stock.stockMessage,
    low_stock_alert_message: stock.lowStockMessage,
    is_in_stock: stock.isInStock,
    is_backorders: stock.isBackorders,
    backorders_qty: stock.backordersQty,
    backorders_message: stock.backordersMessage,
    non_shippable_product: item.nonShippable,
    weight: item.weightG,
    stock_qty: Math.max(0, item.qty - stock.backordersQty),
    backorders: stock.manageStock && stock.salableQty > stock.stockQty,
    website_visibility: item.isListed ? "visible" : "invisible",
    client_guid: clientGuid,
    item_delivery_info: item.itemDeliveryInfo,
    delivery_estimate: item.deliveryText,
    limit_shipping_option: item.shippingTerms?.methods ?? [],
    limit_shipping_option_text: item.methodLimitText,
    shipping_restriction: item.shippingTerms?.excluded ?? [],
    message: item.problem,
  };
}
