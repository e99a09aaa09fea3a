import { phrase } from "~/models/platform/texts/phrase";
import { type ChoiceText, checkChoices, type LineChoices } from "../../catalogue/options/line-choices";
import type { Viewer } from "../../catalogue/price/viewer";
import type { StockView } from "../../catalogue/stock/stock-view";
import type { CartProduct } from "../../selling/cart/cart-line-record";
import { type KeptItemView, keptItem } from "../../selling/cart/kept-item";
import type { OrderStatus } from "../../selling/checkout/order-status";

/**
 * The states of orders whose products were bought: not those that wait for a payment or were canceled (rule
 * orders-14).
 */
export const boughtStatuses: readonly OrderStatus[] = [
  "pending",
  "processing",
  "packing",
  "complete",
  "closed",
];

/** The latest line with which a product was bought, and in how many orders it was bought like that. */
export type OrderedLine = {
  orderId: string;
  itemId: number;
  productId: number | null;
  sku: string;
  name: string;
  variationText: string;
  imageUrl: string;
  lineData: LineChoices;
  choiceTexts: ChoiceText[];
  orderCount: number;
};

/**
 * A product a customer bought, as it is sold now. `refusal` says why it cannot be bought again; empty if it
 * can.
 */
export type OrderedProduct = KeptItemView & {
  orderId: string;
  /** Orders it was bought in. */
  orderCount: number;
  refusal: string;
};

const gone: StockView = {
  status: "unavailable_for_sale",
  text: "Unavailable",
  message: "",
  isInStock: false,
};

/**
 * Makes the view of a bought product for one viewer (rule orders-14).
 * @param product as the shop sells it now; null if it does not
 */
export function orderedProduct(
  line: OrderedLine,
  product: CartProduct | null,
  viewer: Viewer,
): OrderedProduct {
  const { orderId, orderCount, itemId } = line;
  if (!product)
    return { ...copied(line), orderId, orderCount, refusal: phrase("This shop no longer sells it.") };
  const record = { id: itemId, productId: product.productId, lineData: line.lineData, qty: 1 };
  const item = keptItem(record, product, viewer);
  const refusal = refusalOf(item, product, line.lineData);
  // What was chosen may have no words any more; the order has kept them. They say nothing of fees.
  const choiceTexts = line.choiceTexts.map((text) => ({ ...text, feeMinor: 0 }));
  return { ...item, choiceTexts, isAddable: refusal === "", orderId, orderCount, refusal };
}

/** What is left of a product that is not sold any more: what the order copied. */
function copied({ itemId, imageUrl, ...line }: OrderedLine): KeptItemView {
  return {
    id: itemId,
    productId: line.productId ?? 0,
    sku: line.sku,
    name: line.name,
    slug: "",
    isVariation: line.variationText !== "",
    variationText: line.variationText,
    // Only the picture's address is stored with an order; its frame sets the shape.
    image: imageUrl ? { url: imageUrl, alt: "", width: 400, height: 400 } : null,
    choiceTexts: line.choiceTexts.map((text) => ({ ...text, feeMinor: 0 })),
    qty: 1,
    price: { kind: "none" },
    stock: gone,
    isAddable: false,
    needsChoice: false,
  };
}

function refusalOf({ price, stock }: KeptItemView, product: CartProduct, chosen: LineChoices): string {
  if (product.classCode === "variable_product" || product.classCode === "grouped")
    return phrase("It now comes in several kinds. Choose one on its page.");
  if (price.kind === "sign-in" || price.kind === "pending")
    return phrase("Your account is pending approval.");
  if (stock.status === "out-of-stock") return phrase("It is out of stock at the moment.");
  if (!stock.isInStock || price.kind === "none") return phrase("It is not for sale at the moment.");
  if (checkChoices(product.optionSet, chosen).problems !== null)
    return phrase("Its options have changed. Choose them on its page.");
  return "";
}
