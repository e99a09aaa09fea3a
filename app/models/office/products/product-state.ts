import type { ProductClass } from "../../catalogue/product/product-class";
import type { Cell } from "../list/list-description";

/** What of a product decides whether a shop shows and sells it. */
export type ShownParts = {
  /** Offers of active sellers whom the shop shows, and those of them that are visible and for sale. */
  offers: number;
  visible: number;
  forSale: number;
  /** Variations that are not archived, and those of them that are offered and visible. */
  variations: number;
  shownVariations: number;
  /** Categories, and those of them that are active. */
  categories: number;
  activeCategories: number;
  hasPrice: boolean;
};

/** Of a product that is not there any more. */
export const nothingShown: ShownParts = {
  offers: 0,
  visible: 0,
  forSale: 0,
  variations: 0,
  shownVariations: 0,
  categories: 0,
  activeCategories: 0,
  hasPrice: false,
};

/** A product's state in words, and why shoppers do not find it, cannot buy it, or find it by search alone. */
export type ProductState = Pick<Cell, "text" | "tone" | "sub">;

type Stored = { status: "active" | "discontinued" | "archived"; classCode: ProductClass };

/** What the office says a product is, in the shop whose office it is (rule office-102). */
export function productState({ status, classCode }: Stored, parts: ShownParts): ProductState {
  if (status === "archived") return { text: "Archived", tone: "plain", sub: "Taken off the shop" };
  const { offers, visible, forSale, variations, shownVariations, hasPrice } = parts;
  const absent = (sub: string): ProductState => ({ text: "Not in the shop", tone: "mind", sub });
  if (offers === 0) return absent("No one offers it: give it a price");
  if (visible === 0) return { text: "Hidden", tone: "plain", sub: "“In the shop” says hidden" };
  if (status === "discontinued")
    return { text: "Discontinued", tone: "plain", sub: "Shown, and sold no more" };
  const unsold = (sub: string): ProductState => ({ text: "Shown, not for sale", tone: "mind", sub });
  if (classCode === "variable_product" && variations === 0) return unsold("It has no variations");
  if (classCode === "variable_product" && shownVariations === 0) return unsold("Its variations are hidden");
  if (forSale === 0) return unsold("“For sale” says no");
  if (classCode === "simple" && !hasPrice) return unsold("Its price is zero");
  const { categories, activeCategories } = parts;
  if (activeCategories > 0) return { text: "Active", tone: "good" };
  const sub = categories === 0 ? "In no category: found by search alone" : "In hidden categories alone";
  return { text: "Active", tone: "mind", sub };
}
