import type { ProductPageView } from "../../catalogue/product/product-page";
import { noProductTexts } from "../../catalogue/product/product-texts";

/** A mug as its page has it, for tests. */
export const product: ProductPageView = {
  id: 1,
  sku: "MUG",
  slug: "mug",
  classCode: "simple",
  name: "Mug",
  ...noProductTexts,
  description: "<p>Holds tea.</p>",
  brand: "Tidewell",
  images: [{ url: "/media/acme/0123456789abcdef-1000x1000", alt: "", width: 1000, height: 1000 }],
  videos: [],
  itemDeliveryInfo: "",
  downloadText: "",
  isShipped: true,
  sizeGuidePath: "",
  plans: [],
  deliveryEstimateId: "",
  backorderMessage: "",
  shipText: "",
  backorder: null,
  breadcrumb: [],
  rating: null,
  shownSku: null,
  variation: null,
  axes: [],
  hasNoOptions: false,
  price: {
    kind: "visible",
    currency: "USD",
    priceMinor: 2400,
    wasMinor: null,
    savePercent: 0,
    isStartingAt: false,
  },
  priceLevelTexts: [],
  stock: { status: "backordered", text: "Backordered", message: "", isInStock: true },
  missing: [],
  isGiftCard: false,
  purchase: null,
  waitedId: null,
  options: null,
  optionSetCode: null,
  shippingHtml: "",
  methodLimitText: "",
  ownTabs: [],
  details: [],
  children: [],
  set: null,
  condition: "new",
  market: null,
};
/** The address of its page. */
export const url = "https://a.example/mug";
/** Where its page is. */
export const where = {
  origin: "https://a.example",
  shopName: "Acme",
  url,
  variationUrl: (sku: string) => `${url}/pv/${sku}`,
};
