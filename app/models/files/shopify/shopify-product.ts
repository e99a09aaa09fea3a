import { emptyOffer } from "../../catalogue/offer/offer-values";
import { optionAxes, parseOptionHints } from "../../catalogue/options/option-axes";
import type {
  ImageSource,
  OfferRecord,
  ProductRecord,
  RowMessage,
} from "../../catalogue/product/product-record";
import { noProductTexts } from "../../catalogue/product/product-texts";
import { ownCase } from "../../catalogue/rows/own-case";
import type { Currency } from "../../platform/money/money";
import { slugify } from "../../platform/slug/slugify";
import { isNo, isYes } from "../moving/named-cells";
import type { ShopifyGroup } from "./group-by-handle";
import type { ShopifyRow } from "./shopify-columns";
import { parseShopifyTags } from "./shopify-tags";
import { isVariantRow, parseShopifyVariant, type ShopifyVariant } from "./shopify-variant";

/** A product of the file before its categories are known: the product, then its variations. */
export type ShopifyProduct = {
  records: ProductRecord[];
  type: string;
  tags: string[];
  refused: RowMessage[];
};

/** A single variant with this title means a product without options. */
const noOptionsValue = "default title";

/**
 * Turns the rows of one handle into a product. One variant named `Default Title` makes a simple product;
 * otherwise a variable product with a variation for each variant. A gift card becomes a gift certificate, or
 * one variation of that class for each amount. Without a title the product is refused.
 * @param skuOf makes a SKU unique within the file
 */
export function parseShopifyProduct(
  group: ShopifyGroup,
  currency: Currency,
  skuOf: (
    wanted: string,
    variant: { handle: string; optionValues: Record<string, string>; line: number },
  ) => string,
): ShopifyProduct {
  const { first, handle } = group;
  const nothing = (refused: RowMessage[]): ShopifyProduct => ({ records: [], type: "", tags: [], refused });
  const refuseAll = (reason: string) =>
    nothing(
      group.rows.map((row) => ({ line: row.line, reason: row === first ? reason : `${reason} (${handle})` })),
    );
  if (first.title === "") return refuseAll("Title is missing");
  if (slugify(handle) === "") return refuseAll(`Handle '${handle}' cannot be made into an address`);
  const variantRows = group.rows.filter(isVariantRow);
  const optionNames = optionNamesOf(first, variantRows);
  if (optionNames === null) return refuseAll("more than 3 options");
  const { variants, refused } = readVariants(variantRows, optionNames, currency);
  const offer = offerOf(first);
  const base = productOf(first, handle, imagesOf(group), offer);
  const tags = parseShopifyTags(first.tags);
  const { brand: tagBrand = [], ...named } = tags.attributes;
  const type = first.type || (first.productCategory.split(">").at(-1)?.trim() ?? "");
  const product = { ...base, brand: first.vendor || (tagBrand[0] ?? ""), attributes: named };
  const [single] = variants;
  if (!single) return nothing(refused);
  const classCode = isYes(first.giftCard) ? "gift_certificate" : "simple";
  const variations = variants.map((variant) => {
    const sku = skuOf(variant.sku, { handle, optionValues: variant.optionValues, line: variant.line });
    const nonShippable = variant.nonShippable || classCode === "gift_certificate";
    const shown = optionNames.length === 0 ? offer : { ...offer, isVisible: true };
    const own = { ...shown, ...variant.offer, stock: { ...variant.offer.stock, sku } };
    return { ...variant, sku, classCode, nonShippable, offer: own } as const;
  });
  const result = (records: ProductRecord[]) => ({ records, type, tags: tags.plain, refused });
  if (optionNames.length === 0) {
    const [only] = variations;
    return result(only ? [{ ...product, ...only, line: product.line, images: product.images }] : []);
  }
  const parentSku = skuOf("", { handle, optionValues: {}, line: first.line });
  const axes = optionAxes(variants, optionNames, parseOptionHints([], []));
  return result([
    { ...product, sku: parentSku, classCode: "variable_product", optionAxes: axes },
    ...variations.map((variation) => ({ ...emptyVariation(product, parentSku), ...variation })),
  ]);
}

function optionNamesOf(first: ShopifyRow, rows: ShopifyRow[]): string[] | null {
  if (rows.some((row) => row.option4Name !== "" || row.option4Value !== "")) return null;
  const isSimple = rows.length === 1 && ["", noOptionsValue].includes(first.option1Value.toLowerCase());
  if (isSimple) return [];
  const names = [first.option1Name || "Title", first.option2Name, first.option3Name];
  return names.filter((name, index) => name !== "" && (index === 0 || names[index - 1] !== "")).map(ownCase);
}

function readVariants(rows: ShopifyRow[], optionNames: string[], currency: Currency) {
  const refused: RowMessage[] = [];
  const lineOf = new Map<string, number>();
  const variants = rows.flatMap((row): ShopifyVariant[] => {
    const variant = parseShopifyVariant(row, optionNames, currency);
    if ("reason" in variant) {
      refused.push(variant);
      return [];
    }
    const key = JSON.stringify(Object.values(variant.optionValues));
    const twin = lineOf.get(key);
    if (twin !== undefined) {
      refused.push({ line: row.line, reason: `has the same options as line ${twin}` });
      return [];
    }
    lineOf.set(key, row.line);
    return [variant];
  });
  return { variants, refused };
}

/** Pictures sorted by position, without repeats. */
function imagesOf(group: ShopifyGroup): ImageSource[] {
  const placed = group.rows
    .filter((row) => row.imageSrc !== "")
    .map((row, index) => ({
      source: row.imageSrc,
      alt: row.imageAlt,
      position: Number(row.imagePosition) || index + 1,
    }))
    .sort((a, b) => a.position - b.position);
  const bySource = new Map(placed.toReversed().map(({ source, alt }) => [source, { source, alt }]));
  return [...bySource.values()].toReversed();
}

/** The product's share of its offer; its variants add price and stock. */
function offerOf({ status, published }: ShopifyRow): OfferRecord {
  return {
    ...emptyOffer,
    priceLevels: [],
    stock: null,
    isVisible: !isNo(published) && status.toLowerCase() !== "draft",
  };
}

function productOf(
  first: ShopifyRow,
  handle: string,
  images: ImageSource[],
  offer: OfferRecord,
): ProductRecord {
  const status = first.status.toLowerCase();
  return {
    line: first.line,
    sku: "",
    jpin: null,
    parentSku: null,
    classCode: "simple",
    name: first.title,
    ...noProductTexts,
    description: first.body,
    slug: slugify(handle),
    offer,
    brand: first.vendor,
    productType: first.type,
    categorySlugs: [],
    images,
    videos: [],
    optionAxes: [],
    optionValues: {},
    optionSet: null,
    attributes: {},
    childSkus: [],
    status: status === "archived" ? "archived" : "active",
    featured: false,
    salesRank: 0,
    importedRatingHundredths: 0,
    importedReviewCount: 0,
    taxClass: "standard",
    weightG: 0,
    nonShippable: false,
    subscriptionPlans: [],
    shippingTerms: null,
    downloads: null,
    metaTitle: first.seoTitle,
    metaDescription: first.seoDescription,
    createdAt: null,
    translations: null,
  };
}

/** A variation that takes everything from its product. */
function emptyVariation(product: ProductRecord, parentSku: string): ProductRecord {
  return {
    ...product,
    ...noProductTexts,
    name: "",
    description: "",
    parentSku,
    slug: null,
    images: [],
    attributes: {},
    status: "active",
  };
}
