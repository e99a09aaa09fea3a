// @public

import type { CategoryLink } from "../catalogue/categories/category-view";
import { priceText, wasPriceText } from "../catalogue/price/price-text";
import type { SearchSuggestions, SuggestedProduct } from "../catalogue/search/search-suggestions";
import { sizedUrl } from "../platform/media/image-sources";
import { type PriceFields, priceFields } from "./fields/product/price-fields";
import { type ReviewFields, reviewFields } from "./fields/review-fields";

/** Width of the pictures in suggestions, px. */
const imageWidthPx = 160;

/** A suggested product in the API. */
export type SuggestionFields = Pick<PriceFields, "price" | "final_price" | "hide_price" | "price_state"> &
  ReviewFields & {
    id: number;
    /** The price as text, or the text shown instead of a hidden price; empty without a price. */
    price_text: string;
    /** The price before the sale as text; empty without one. */
    was_price_text: string;
    name: string;
    slug: string;
    image: string | null;
    class_code: string;
    /** Names and slugs of its categories, the primary one first. */
    categories: string[];
    category_slugs: string[];
    unavailable_for_sale: boolean;
    /** SKU of the variation that matched, for opening the product at it; empty if none did. */
    search_keyword: string;
  };

/** The answer of `GET /api/search-suggestions`. */
export type SuggestionsAnswer = {
  success: boolean;
  products: SuggestionFields[];
  categories: CategoryLink[];
  paging: { total_products: number };
};

/** Maps suggestions to API fields. */
export const suggestionsAnswer = (found: SearchSuggestions): SuggestionsAnswer => ({
  success: true,
  products: found.products.map(suggestionFields),
  categories: found.categories,
  paging: { total_products: found.totalProducts },
});

/** The answer when the search failed (rule search-3). */
export const noSuggestions: SuggestionsAnswer = {
  success: false,
  products: [],
  categories: [],
  paging: { total_products: 0 },
};

function suggestionFields(card: SuggestedProduct): SuggestionFields {
  const { price, final_price, hide_price, price_state } = priceFields(card.price);
  return {
    id: card.id,
    name: card.name,
    slug: card.slug,
    image: card.image && sizedUrl(card.image, imageWidthPx),
    class_code: card.classCode,
    categories: card.categories.map((category) => category.name),
    category_slugs: card.categories.map((category) => category.slug),
    ...reviewFields(card.rating),
    price,
    price_text: priceText(card.price),
    was_price_text: wasPriceText(card.price),
    final_price,
    hide_price,
    price_state,
    unavailable_for_sale: card.stock.status === "unavailable_for_sale",
    search_keyword: card.variationSku ?? "",
  };
}
