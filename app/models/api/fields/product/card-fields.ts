import { cardActionTexts } from "../../../catalogue/cards/card-action";
import type { ProductCardView } from "../../../catalogue/cards/product-card";
import type { ProductCard } from "../generated/product";
import { reviewFields } from "../review-fields";
import type { StoredFields } from "../stored-fields";
import { imageFields, imageUrl } from "./image-fields";
import { priceFields } from "./price-fields";
import { stockFields } from "./stock-fields";

/**
 * Fields of a product that are resolved only on request: its id by its other name, its categories, and what
 * the customer marked.
 */
export type AskedField = "id" | "categories" | "primary_category" | "is_fav" | "shopping_lists";

/** A product in a list of the API; what its card does not show is resolved only on request. */
export type CardFields = Omit<ProductCard, AskedField | keyof StoredFields>;

/** The `client_guid` of a product: the guid of the seller whose offer is shown (rule api-21). */
export type ClientGuidOf = (card: Pick<ProductCardView, "sellerId">) => string;

/** Maps a card to API fields. */
export function cardFields(card: ProductCardView, clientGuidOf: ClientGuidOf): CardFields {
  return {
    _id: card.id,
    sku: card.sku,
    slug: card.slug,
    name: card.name,
    sub_title: card.subTitle,
    short_description: card.shortDescription,
    class_code: card.classCode,
    brand: card.brand,
    brandid: card.brand,
    archived: false,
    image: imageUrl(card.image),
    images: [card.image, card.secondImage].filter((image) => image !== null).map(imageFields),
    default_variation_sku: card.variationSku,
    child_class_code: card.variationSku === null ? null : card.isGiftCard ? "gift_certificate" : "simple",
    card_action: cardActionTexts[card.action],
    client_guid: clientGuidOf(card),
    ...priceFields(card.price),
    ...stockFields(card.stock),
    ...reviewFields(card.rating),
  };
}
