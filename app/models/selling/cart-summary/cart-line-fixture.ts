import { noChoices, noOptionSet } from "../../catalogue/options/line-choices";
import { emptySellable, missingItem } from "../../catalogue/stock/sellable";
import type { CartLineRecord } from "../cart/cart-line-record";

const { id: _id, ...terms } = emptySellable;

/** A line of two mugs at $12.50, with ten in stock, for tests. */
export const mugLine: CartLineRecord = {
  ...terms,
  itemId: 1,
  productId: 11,
  lineKey: "",
  lineData: noChoices,
  qty: 2,
  isQuoted: false,
  autoAddedBy: null,
  seenPriceMinor: null,
  sku: "MUG",
  skus: ["MUG"],
  categories: [],
  name: "Harbour mug",
  subTitle: "",
  slug: "harbour-mug",
  isVariation: false,
  pageId: 1,
  variationText: "",
  optionSet: noOptionSet,
  plans: [],
  image: null,
  priceMinor: 1250,
  finalPriceMinor: 1250,
  taxClass: "standard",
  weightG: 400,
  nonShippable: false,
  shippingTerms: null,
  itemDeliveryInfo: "",
  deliveryEstimateId: "",
  stockItemId: 5,
  item: { ...missingItem, onHand: 10 },
};
