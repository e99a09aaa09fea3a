import type { CategoryLink } from "../catalogue/category-view";
import { sizedUrl } from "../catalogue/image-sources";
import { priceText } from "../catalogue/price-text";
import type { ProductCardView } from "../catalogue/product-card";
import type { SearchSuggestions } from "../search-suggestions/search-suggestions";
import { type PriceFields, priceFields } from "./price-fields";

/** Suggestions show small pictures, px. */
const imageWidthPx = 160;

/** A suggested product in the API (part 3, §3 "Search suggestion product"). */
export type SuggestionFields = Pick<PriceFields, "price" | "final_price" | "hide_price" | "price_state"> & {
  id: number;
  /** The price in words, or the words that stand for a hidden one; empty for none. */
  price_text: string;
  name: string;
  slug: string;
  image: string | null;
  class_code: string;
  unavailable_for_sale: boolean;
  /** SKU of the variation that was found; opens the product at it. Empty for none. */
  search_keyword: string;
};

/** The answer of `GET /api/search-suggestions`. */
export type SuggestionsAnswer = {
  success: boolean;
  products: SuggestionFields[];
  categories: CategoryLink[];
  paging: { total_products: number };
};

/** Writes suggestions for the API. */
export const suggestionsAnswer = (found: SearchSuggestions): SuggestionsAnswer => ({
  success: true,
  products: found.products.map(suggestionFields),
  categories: found.categories,
  paging: { total_products: found.totalProducts },
});

/** The answer where nothing could be looked up (part 3, §8 "Search suggestion failure"). */
export const noSuggestions: SuggestionsAnswer = {
  success: false,
  products: [],
  categories: [],
  paging: { total_products: 0 },
};

function suggestionFields(card: ProductCardView): SuggestionFields {
  const { price, final_price, hide_price, price_state } = priceFields(card.price);
  return {
    id: card.id,
    name: card.name,
    slug: card.slug,
    image: card.image && sizedUrl(card.image, imageWidthPx),
    class_code: card.classCode,
    price,
    price_text: priceText(card.price),
    final_price,
    hide_price,
    price_state,
    unavailable_for_sale: card.stock.status === "unavailable_for_sale",
    search_keyword: card.variationSku ?? "",
  };
}
