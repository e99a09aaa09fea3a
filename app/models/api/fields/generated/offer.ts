// Made from app/services/api/graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type OfferQuery = {
  /** The price levels of a product or variation that make the visitor's price at some quantity. */
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
/** A price level as a product's page lists it: from qty pieces on, one costs price. */
export type AvailablePriceLevel = {
  _id: string;
  customer_groups: Array<string>;
  qty: number;
  price: number;
  savePercent: number;
};
export type DeliveryEstimateInfo = {
  /** Null where the shop promises nothing. */
  deliveryEstimate: string | null;
};
