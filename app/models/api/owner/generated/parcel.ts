// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type ParcelQuery = {
  /** What is still to be sent of the shop that is called, as CSV for who sends it. orders:read */
  parcelsFile: {
    args: {
      preset: string;
    };
    answer: string;
  };
};
/** Arguments and answers of these calls. */
export type ParcelMutation = {
  /**
   * Sends what has a tracking number, once for each number: CSV with order_number, tracking_number and, where wanted,
   * carrier, sku and quantity. Up to 500 parcels. orders:write
   */
  importTracking: {
    args: {
      csv: string;
      carrier: string | null;
      isPreview: boolean | null;
    };
    answer: ImportedTracking;
  };
};
export type ImportedTracking = {
  /** Parcels that were sent, or would be. */
  shipped: Array<TrackedParcel>;
  refused: Array<RefusedParcel>;
  /** Rows without a number. */
  waiting: number;
};
export type TrackedParcel = {
  line: number;
  orderNumber: string;
  trackingNumber: string;
};
export type RefusedParcel = {
  line: number;
  orderNumber: string;
  reason: string;
};
