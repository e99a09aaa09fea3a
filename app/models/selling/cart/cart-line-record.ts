// @public

import type { SoldValues } from "../../catalogue/offer/offer-values";
import type { LineChoices } from "../../catalogue/options/line-choices";
import type { OptionSet } from "../../catalogue/options/product-option";
import type { SubscriptionPlan } from "../../catalogue/plans/plan";
import type { SellableTerms } from "../../catalogue/stock/sellable";
import type { ShippingTerms } from "../../catalogue/stock/shipping-terms";
import type { ProductImage } from "../../platform/media/product-record";
import type { Minor } from "../../platform/money/money";

/** Something that can be bought, with everything that a cart shows and that tax and delivery need. */
export type CartProduct = SellableTerms &
  SoldValues<"line"> & {
    productId: number;
    sku: string;
    /** SKUs that discounts know it by: its own and, for a variation, its product's. */
    skus: string[];
    /** Slugs of its categories and of all above them. */
    categories: string[];
    name: string;
    subTitle: string;
    /** Slug of the product's page (the parent's for a variation); empty if there is no page. */
    slug: string;
    isVariation: boolean;
    /** The product whose page shows it: itself, or a variation's parent. */
    pageId: number;
    /**
     * Option values of a variation in the order of the product's options, joined by ' | '; empty for a simple
     * product.
     */
    variationText: string;
    image: ProductImage | null;
    /** What can be chosen for it; empty for a product without options. */
    optionSet: OptionSet;
    /** The intervals it may be subscribed at; empty for a product that is only bought once. */
    plans: SubscriptionPlan[];
    taxClass: string;
    weightG: number;
    nonShippable: boolean;
    /** How and where it may be sent; null for a product that is sent like any other. */
    shippingTerms: ShippingTerms | null;
    /** The stock item that is sold from; null without one, and then nothing can be sold. */
    stockItemId: number | null;
  };

export type CartLineRecord = CartProduct & {
  itemId: number;
  /** Distinguishes lines of the same product; usually empty. */
  lineKey: string;
  lineData: LineChoices;
  qty: number;
  /** Whether its price was agreed on in a quote. */
  isQuoted: boolean;
  /** The discount that added it for free; null for what the shopper added. */
  autoAddedBy: string | null;
  /** Unit price when the shopper last changed the cart, minor units; null if it was not recorded. */
  seenPriceMinor: Minor | null;
};
