// Made from app/services/api/graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type OfferQuery = {
  /** The price levels of a product or variation that are open to the visitor. */
  getPriceLevels: {
    args: {
      productId: string;
    };
    answer: PriceLevels;
  };
  /**
   * When a product arrives. Days are counted in the shop's time zone, whatever timezone_offset says; a null id names the shop's first estimate.
   * For a backordered product say so, with the day it ships (YYYY-MM-DD, backorderExpectedShipDate) where it is known.
   */
  getDeliveryEstimateInfo: {
    args: {
      timezone_offset?: number | null;
      deliveryEstimateId?: string | null;
      is_backordered?: boolean | null;
      ships_on?: string | null;
    };
    answer: DeliveryEstimateInfo;
  };
};
export type PriceLevels = {
  priceLevels: Array<PriceLevel>;
};
export type PriceLevel = {
  _id: string;
  customer_groups: Array<string>;
  min_qty: number;
  price: number;
  savePercent: number;
};
export type DeliveryEstimateInfo = {
  /** Null where the shop promises nothing. */
  deliveryEstimate: string | null;
};
