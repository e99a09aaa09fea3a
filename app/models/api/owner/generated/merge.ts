// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type MergeQuery = {
  /** Products of a marketplace that became one or were parted, the latest first. catalogue:write */
  productMerges: {
    args: {
      limit: number;
    };
    answer: Array<ProductMerge>;
  };
  /** What making two products one would do. catalogue:write */
  previewProductMerge: {
    args: {
      kept: string;
      gone: string;
    };
    answer: MovedProduct;
  };
  /** What parting a product by its sellers would do. catalogue:write */
  previewProductSplit: {
    args: {
      split: ProductSplit;
    };
    answer: MovedProduct;
  };
};
/** Arguments and answers of these calls. */
export type MergeMutation = {
  /**
   * Makes two products of a marketplace one, with variations of the same values: offers, orders, carts, lists, reviews, questions and addresses of the
   * one that goes are the other's. Of a seller that offers both, `stays` says which offer stays; the other comes back by an undo. A key of the whole
   * business, catalogue:write
   */
  mergeProducts: {
    args: {
      kept: string;
      gone: string;
      stays?: Array<StayingOffer> | null;
    };
    answer: MovedProducts;
  };
  /** Parts a product: what some sellers offer becomes a product of its own. catalogue:write */
  splitProduct: {
    args: {
      split: ProductSplit;
    };
    answer: MovedProducts;
  };
  /** Takes a merge or split back within 30 days. catalogue:write */
  undoProductMerge: {
    args: {
      id: number;
    };
    answer: MovedProducts;
  };
};
/** Which of two offers of one seller stays. */
export type StayingOffer = {
  /** Code of the seller. */
  seller: string;
  /** The product whose offer stays. */
  sku: string;
};
export type ProductSplit = {
  sku: string;
  /** Of the product that is made. */
  newSku: string;
  /** Of the product that is made; the same unless said. */
  name?: string | null;
  /** Codes of the sellers whose offers leave. */
  sellers: Array<string>;
};
export type ProductMerge = {
  id: number;
  /** merge or split. */
  kind: string;
  fromSku: string;
  toSku: string;
  /** How many offers went. */
  offers: number;
  at: string;
  undoneAt: string | null;
  canUndo: boolean;
};
export type MovedProduct = {
  /** Codes of the sellers that offer both: of each one offer stays. Of a split none. */
  offerBoth: Array<string>;
  /** Codes of the sellers whose offers would go. */
  sellers: Array<string>;
  /** What else would go, in words. */
  follows: Array<string>;
};
export type MovedProducts = {
  /** By which it is undone. */
  id: number;
};
