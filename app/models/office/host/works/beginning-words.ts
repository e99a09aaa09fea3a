import { type Beginning, beginnings } from "./work-input";

const texts: Record<Beginning, string> = {
  empty: "Nothing: pages, a menu, shipping and payment alone",
  demo: "Sample products, which its owner takes away with one button",
  folder: "A shop’s folder, as an export makes it (ZIP)",
  products: "A file of products: Shopify, WooCommerce, others or ours (CSV)",
};

/** What a new shop may begin with, to choose from. */
export const beginningChoices = beginnings.map((value) => ({ value, label: texts[value] }));
