// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
/** Arguments and answers of these calls. */
export type DisputeQuery = {
  /** Disputed payments, the latest first; a seller's key gets its own. orders:write */
  disputes: {
    args: {
      limit: number;
    };
    answer: Array<Dispute>;
  };
  /** What was said of the disputed payment of an order. orders:write */
  disputeEntries: {
    args: {
      number: string;
    };
    answer: Array<DisputeEntry>;
  };
};
/** Arguments and answers of these calls. */
export type DisputeMutation = {
  /** Adds words to the disputed payment of an order, for who answers the provider. orders:write */
  addDisputeWords: {
    args: {
      number: string;
      text: string;
    };
    answer: Array<DisputeEntry>;
  };
  /**
   * Adds a file that proves something to the disputed payment of an order: a PDF or a picture, its bytes as base64,
   * within the size of a call. orders:write
   */
  addDisputeFile: {
    args: {
      number: string;
      name: string;
      content: string;
      text: string;
    };
    answer: Array<DisputeEntry>;
  };
};
export type Dispute = {
  /** Number of the order. */
  number: string;
  seller: string;
  provider: string;
  /** open, decided later, won or lost. */
  state: string;
  amountMinor: number;
  currency: string;
  /** What the provider said last. */
  note: string;
  /** How much was said of it here. */
  entries: number;
};
export type DisputeEntry = {
  text: string;
  /** Empty without a file; files are read in the office. */
  fileName: string;
  at: string;
};
