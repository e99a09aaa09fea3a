import type { ProductCardView } from "~/models/catalogue/cards/product-card";

/** A mug for 18.00 that can be added to the cart. */
export const mug: ProductCardView = {
  id: 7,
  sku: "MUG-1",
  slug: "tide-mug",
  variationSku: null,
  classCode: "simple",
  name: "Tide mug",
  subTitle: "Stoneware",
  shortDescription: "",
  brand: "",
  image: { url: "/media/acme/00000000000000aa", alt: "A mug", width: 1000, height: 1000 },
  secondImage: null,
  price: {
    kind: "visible",
    currency: "USD",
    priceMinor: 1800,
    wasMinor: null,
    savePercent: 0,
    isStartingAt: false,
  },
  stock: { status: "in-stock", text: "In Stock", message: "", isInStock: true },
  action: "add",
};

/** A pan with sizes, one of which must be chosen first. */
export const pan: ProductCardView = {
  ...mug,
  id: 8,
  sku: "PAN-1",
  slug: "skillet",
  classCode: "variable_product",
  name: "Skillet",
  action: "options",
};
