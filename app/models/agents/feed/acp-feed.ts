import { tradeNumber } from "../../catalogue/product/product-texts";
import { descriptionOf, mediaOf, stockWords, unitPriceOf } from "../catalogue/catalogue-product";
import type { ProductFeed } from "./product-feed";
import { type FeedProduct, type FeedTerms, type Sold, soldOf } from "./sold";

/** The feed for assistants by ACP: a product a line, with what can be bought of it (rule agents-12). */
export const acpFeed: ProductFeed = {
  name: "ACP",
  contentType: "application/jsonl; charset=utf-8",
  opening: () => "",
  part: (product, terms) => {
    const told = acpProduct(product, terms);
    return { text: told ? `${JSON.stringify(told)}\n` : "", problems: [] };
  },
  closing: "",
};

/** A product as the protocol describes it; null for one of which nothing may be told. */
export function acpProduct(product: FeedProduct, terms: FeedTerms) {
  if (product.classCode === "grouped" || terms.hidden.has(product.sku)) return null;
  const variants = soldOf(product, terms).flatMap((one) =>
    terms.hidden.has(one.sku) ? [] : (acpVariant(product, one, terms) ?? []),
  );
  if (variants.length === 0) return null;
  return {
    id: product.sku,
    title: product.name,
    description: { plain: descriptionOf(product) },
    url: terms.linkOf(product.slug),
    ...(product.images.length > 0 ? { media: product.images.map((image) => mediaOf(image, terms)) } : {}),
    variants,
  };
}

function acpVariant({ breadcrumb }: FeedProduct, one: Sold, terms: FeedTerms) {
  const { price, number, image } = one;
  if (price.kind !== "visible") return null;
  const { currency } = terms.viewer;
  const options = Object.entries(one.values).map(([name, value]) => ({ name, value }));
  const category = breadcrumb.map(({ name }) => name).join(" > ");
  const seller = terms.sellerOf(one.id);
  return {
    id: one.sku,
    title: one.name,
    url: one.link,
    ...(number ? { barcodes: [{ type: tradeNumber.label, value: number }] } : {}),
    price: { amount: price.priceMinor, currency },
    ...(price.wasMinor === null ? {} : { list_price: { amount: price.wasMinor, currency } }),
    ...unitPriceOf(price, currency),
    availability: { available: one.stock.isInStock, status: stockWords[one.stock.status] },
    ...(category ? { categories: [{ value: category, taxonomy: "merchant" }] } : {}),
    condition: [one.condition],
    ...(options.length > 0 ? { variant_options: options } : {}),
    ...(image ? { media: [mediaOf(image, terms)] } : {}),
    ...(seller ? { seller: { name: seller } } : {}),
    ...(terms.marketplace ? { marketplace: { name: terms.marketplace } } : {}),
  };
}
