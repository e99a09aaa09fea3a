// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type CatalogueQuery = {
  /** How far the pictures are that imports named by their addresses: a job fetches them. catalogue:read */
  awaitedPictures: {
    args: object;
    answer: AwaitedPictures;
  };
};
/** Arguments and answers of these calls. */
export type CatalogueMutation = {
  /**
   * Changes products and variations, up to 1,000, and adds those whose expectedVersion is null; a variation names its
   * parent_sku. Each is changed or refused on its own. Fields that are not named stay as they are. catalogue:write
   */
  changeProducts: {
    args: {
      changes: Array<ProductChange>;
    };
    answer: ChangedProducts;
  };
  /**
   * Takes products off the shop with their variations, up to 1,000; each is archived or refused on its own.
   * catalogue:write
   */
  archiveProducts: {
    args: {
      products: Array<NamedProduct>;
    };
    answer: ArchivedProducts;
  };
  /**
   * Brings archived products back, with the variations that were archived with them; expectedVersion is the one that
   * archiveProducts answered. catalogue:write
   */
  restoreProducts: {
    args: {
      products: Array<NamedProduct>;
    };
    answer: ChangedProducts;
  };
  /** Copies a product with its variations, invisible and with no pieces. catalogue:write */
  copyProduct: {
    args: {
      sku: string;
      newSku: string;
      name?: string | null;
    };
    answer: ChangedProducts;
  };
};
export type ProductChange = {
  sku: string;
  /** Columns of products.csv and what shall be in them, as texts; an empty text is the column's default. */
  fields: unknown;
  /** The version it was made to, null for a product that must not exist yet; absent for whatever is stored. */
  expectedVersion?: string | null;
};
export type NamedProduct = {
  sku: string;
  /** The version that is meant; absent for whatever is stored. */
  expectedVersion?: string | null;
};
export type ChangedProducts = {
  /** Those that are as they were asked to be, in the order of the call. */
  products: Array<ChangedProduct>;
  refused: Array<RefusedProduct>;
};
export type ChangedProduct = {
  sku: string;
  version: string;
  /** Whether it was another before. */
  isChanged: boolean;
};
export type RefusedProduct = {
  /** Where it stands in the call, such as changes.3.fields.price. */
  field: string;
  sku: string;
  /** conflict where another change came first, otherwise invalid. */
  code: string;
  reason: string;
  /** Of a conflict: what is stored; null for a product that is not there. */
  current: unknown;
  version: string | null;
};
export type ArchivedProducts = {
  /** Variations count; those that were archived before do not. */
  count: number;
  /** Those that are archived now, in the order of the call. */
  products: Array<ChangedProduct>;
  refused: Array<RefusedProduct>;
};
export type AwaitedPictures = {
  waiting: number;
  stored: number;
  missing: number;
  /** Those that cannot be had, the first 1,000 by SKU. Imported again, they are asked for again. */
  faults: Array<PictureFault>;
};
export type PictureFault = {
  sku: string;
  url: string;
  reason: string;
};
