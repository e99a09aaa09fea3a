// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type PriceQuery = {
  /** Sales of a seller, the latest first. catalogue:write */
  plannedSales: {
    args: {
      sellerId?: string | null;
      limit: number;
      after?: string | null;
    };
    answer: PlannedSalePage;
  };
};
/** Arguments and answers of these calls. */
export type PriceMutation = {
  /**
   * Sets prices SKU by SKU, up to 10,000. Each is set or refused on its own. A seller's key sets that seller's.
   * catalogue:write
   */
  setPrices: {
    args: {
      prices: Array<NewPrice>;
      sellerId?: string | null;
    };
    answer: SetPrices;
  };
  /** Changes the prices of all products that a selection means. catalogue:write */
  changePrices: {
    args: {
      selection: ProductSelection;
      change: PriceChange;
      sellerId?: string | null;
    };
    answer: ChangedPrices;
  };
  /**
   * Plans a sale under a name, or plans it anew: percent off the list price, or one price, for a selection and a time.
   * catalogue:write
   */
  planSale: {
    args: {
      sale: NewSale;
      sellerId?: string | null;
    };
    answer: PlannedPrices;
  };
  /** Removes a sale; what it made cheaper costs what it did without it, at once. catalogue:write */
  cancelSale: {
    args: {
      name: string;
      sellerId?: string | null;
      expectedVersion?: string | null;
    };
    answer: CanceledSale;
  };
};
export type NewPrice = {
  sku: string;
  /** List price, minor units of the currency of the business. */
  priceMinor: number;
  /** What it is sold at, where that is less. */
  finalMinor?: number | null;
  /** The priceVersion of the offer it was made to; absent for whatever is asked now. */
  expectedVersion?: string | null;
};
/** Which priced products and variations are meant; all that is named has to hold. A product means its variations. */
export type ProductSelection = {
  skus?: Array<string> | null;
  /** Slug of a category; those beneath it count too. */
  category?: string | null;
  brand?: string | null;
  /** Words, each of which is in name or SKU. */
  search?: string | null;
  /** true for all of them. */
  all?: boolean | null;
};
/** One of priceMinor, allBasisPoints and offBasisPoints. */
export type PriceChange = {
  /** The list price they all get. */
  priceMinor?: number | null;
  /** What they are sold at, where that is less. */
  finalMinor?: number | null;
  /** By how much list price, price and price levels change, in hundredths of a percent: 500 is 5 percent more. */
  allBasisPoints?: number | null;
  /** By how much less than the list price they are sold, in hundredths of a percent; 0 ends that. */
  offBasisPoints?: number | null;
  /** What a percentage is rounded to, minor units; 1 unless said. */
  stepMinor?: number | null;
};
/** offBasisPoints or priceMinor. */
export type NewSale = {
  name: string;
  selection: ProductSelection;
  /** Off the list price, in hundredths of a percent. */
  offBasisPoints?: number | null;
  stepMinor?: number | null;
  /** One price for all. */
  priceMinor?: number | null;
  /** A day or minute on the shop's clock, such as 2026-12-01 18:00. */
  from: string;
  /** Absent while its end is open. */
  to?: string | null;
  /** The version it was planned anew from, null for one that must not be planned yet; absent for whatever is planned. */
  expectedVersion?: string | null;
};
export type SetPrices = {
  /** Prices that are another now. */
  changed: number;
  refused: Array<RefusedPrice>;
};
export type RefusedPrice = {
  /** Where it stands in the call, such as prices.3. */
  field: string;
  sku: string;
  /** conflict where another change came first, otherwise invalid. */
  code: string;
  reason: string;
  /** Of a conflict: { priceMinor, finalMinor } as they are now, and their version. */
  current: unknown;
  version: string | null;
};
export type ChangedPrices = {
  changed: number;
  /** SKUs of the selection that no product has. */
  missing: Array<string>;
};
export type PlannedPrices = {
  /** Products and variations that the sale has a price for. */
  products: number;
};
export type CanceledSale = {
  isCanceled: boolean;
};
export type PlannedSalePage = {
  nodes: Array<PlannedSale>;
  pageInfo: PageInfo;
};
export type PlannedSale = {
  name: string;
  /** planned, running or ended. */
  state: string;
  /** On the shop's clock. */
  from: string;
  to: string | null;
  products: number;
  /** Another one whenever it is planned anew. */
  version: string;
};
