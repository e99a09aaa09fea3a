import type { CartItemView } from "../cart-summary/cart-summary";
import type { Minor } from "../money/money";
import { imageUrl } from "./image-fields";

/** Writes an amount in major units, or null where the visitor may not know it. */
export type WriteAmount = (minor: Minor) => number | null;

/** A line of the cart in the API (part 2, §3 "Cart item"). Amounts in major units, null where hidden. */
export type CartItemFields = {
  item_id: number;
  _id: number;
  sku: string;
  name: string;
  sub_title: string;
  slug: string;
  class_code: string;
  image: string | null;
  variation_text: string;
  qty: number;
  price: number | null;
  /** The higher price one piece costs without sale and tiers; null for none. */
  list_price: number | null;
  row_total: number | null;
  discount_amount: number | null;
  /** Of all its pieces, on top of the delivery. */
  shipping_fee: number | null;
  tax_amount: number | null;
  max_cart_qty: number;
  salable_qty: number;
  stock_status: string;
  stock_status_text: string;
  stock_message: string;
  low_stock_alert_message: string;
  is_in_stock: boolean;
  is_backorders: boolean;
  backorders_qty: number;
  backorders_message: string;
  non_shippable_product: boolean;
  /** Why the line keeps the cart from being ordered; empty when it does not. */
  message: string;
};

/** Writes a line for the API. `salable_qty` is what the line may hold, not what lies on the shelf. */
export function cartItemFields(item: CartItemView, amount: WriteAmount): CartItemFields {
  const { stock } = item;
  return {
    item_id: item.itemId,
    _id: item.productId,
    sku: item.sku,
    name: item.name,
    sub_title: item.subTitle,
    slug: item.slug,
    class_code: item.classCode,
    image: imageUrl(item.image),
    variation_text: item.variationText,
    qty: item.qty,
    price: amount(item.priceMinor),
    list_price: item.listPriceMinor === null ? null : amount(item.listPriceMinor),
    row_total: amount(item.rowTotalMinor),
    discount_amount: amount(item.discountMinor),
    shipping_fee: amount(item.shippingFeeMinor),
    tax_amount: amount(item.taxMinor),
    max_cart_qty: stock.maxCartQty,
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
    message: item.problem,
  };
}
