import { offer } from "../../catalogue/offer/offer-at";
import type { OfferCondition } from "../../catalogue/offer/offer-condition";
import { variationOffers } from "../../catalogue/offer/variation-offers";
import { type PriceView, priceView } from "../../catalogue/price/price-view";
import type { Viewer } from "../../catalogue/price/viewer";
import type { ProductPageRecord } from "../../catalogue/product/product-page";
import { type ProductTexts, tradeNumber } from "../../catalogue/product/product-texts";
import { type StockView, stockView } from "../../catalogue/stock/stock-view";
import type { ProductImage } from "../../platform/media/product-record";

/** What is stored of a product, as far as a feed tells it. */
export type FeedProduct = Pick<
  ProductPageRecord,
  | "sku"
  | "slug"
  | "classCode"
  | "name"
  | "description"
  | keyof ProductTexts
  | "condition"
  | "images"
  | "attributes"
  | "optionAxes"
  | "self"
  | "variations"
> & { breadcrumb: readonly { name: string }[] };

/** What an item depends on besides its product; `weightOf` tells grams by the id of what is sold. */
export type FeedTerms = {
  viewer: Viewer;
  imageOrigin: string;
  linkOf: (slug: string, variationSku?: string) => string;
  weightOf: (id: number) => number;
  /** SKUs that agents don't get. */
  hidden: ReadonlySet<string>;
  /** The name of who sells what is sold by this id; null for an unknown one. */
  sellerOf: (id: number) => string | null;
  /** The name of the marketplace where sellers offer it; null in a shop of one seller. */
  marketplace: string | null;
};

/** What can be bought of a product: itself where it has no variations, or one of them. */
export type Sold = {
  id: number;
  sku: string;
  name: string;
  link: string;
  image: ProductImage | undefined;
  number: string;
  price: PriceView;
  stock: StockView;
  condition: OfferCondition;
  values: Record<string, string>;
  attributes: Record<string, string[]>;
  group: string;
};

/** What a product is bought as. What the product hides, its variations hide too. */
export function soldOf(
  product: FeedProduct,
  { viewer, linkOf }: Pick<FeedTerms, "viewer" | "linkOf">,
): Sold[] {
  const { self, name, sku, slug, condition, attributes } = product;
  const number = tradeNumber.of(product);
  const [image] = product.images;
  if (product.classCode !== "variable_product") {
    const offered = offer(self, viewer);
    const price = priceView(offered, viewer);
    const stock = stockView(offered.stock);
    const link = linkOf(slug);
    return [
      {
        id: self.id,
        sku,
        name,
        link,
        image,
        number,
        price,
        stock,
        condition,
        values: {},
        attributes,
        group: "",
      },
    ];
  }
  const own = new Map(product.variations.map((one) => [one.sku, one.attributes]));
  return variationOffers(product.variations, product.optionAxes, viewer).map((one) => ({
    id: one.id,
    sku: one.sku,
    name: one.text ? `${name}, ${one.text}` : name,
    link: linkOf(slug, one.sku),
    image: one.image ?? image,
    number: tradeNumber.of(one.texts) || number,
    price: self.hidePrice && one.price.kind === "visible" ? { kind: "in-cart" } : one.price,
    stock: one.stock,
    condition: one.condition,
    values: one.values,
    attributes: Object.assign({}, attributes, own.get(one.sku)),
    group: sku,
  }));
}
