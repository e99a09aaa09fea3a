import { cardActionTexts } from "../catalogue/card-action";
import type { ProductCardView } from "../catalogue/product-card";
import { type ImageFields, imageFields, imageUrl } from "./image-fields";
import { type PriceFields, priceFields } from "./price-fields";
import { type ReviewFields, reviewFields } from "./review-fields";
import { type StockFields, stockFields } from "./stock-fields";

/** A product of a list in the API (part 3, §3 "Product (cards and lists)"). */
export type CardFields = PriceFields &
  StockFields &
  ReviewFields & {
    _id: number;
    sku: string;
    slug: string;
    name: string;
    sub_title: string;
    short_description: string;
    class_code: string;
    brand: string;
    image: string | null;
    images: ImageFields[];
    /** The variation the card stands for; null when it stands for the whole product. */
    default_variation_sku: string | null;
    /** The words of the card's button. */
    card_action: string;
    client_guid: string;
  };

/** Writes a card for the API. */
export function cardFields(card: ProductCardView, clientGuid: string): CardFields {
  return {
    _id: card.id,
    sku: card.sku,
    slug: card.slug,
    name: card.name,
    sub_title: card.subTitle,
    short_description: card.shortDescription,
    class_code: card.classCode,
    brand: card.brand,
    image: imageUrl(card.image),
    images: [card.image, card.secondImage].filter((image) => image !== null).map(imageFields),
    default_variation_sku: card.variationSku,
    card_action: cardActionTexts[card.action],
    client_guid: clientGuid,
    ...priceFields(card.price),
    ...stockFields(card.stock),
    ...reviewFields(card.rating),
  };
}
