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
  /** What was answered to the provider, with what became of it. orders:write */
  disputeAnswers: {
    args: {
      number: string;
    };
    answer: Array<DisputeAnswer>;
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
  /**
   * Sends the answer to the disputed payment of an order to its provider, with files that are kept. While the
   * provider cannot be reached it waits and is tried again. Not for a seller's key. orders:write
   */
  answerDispute: {
    args: {
      number: string;
      text: string;
      proofs: Array<DisputeProofInput>;
    };
    answer: DisputeAnswer;
  };
  /** Tries to send the answer that waits, now. orders:write */
  retryDisputeAnswer: {
    args: {
      number: string;
    };
    answer: DisputeAnswer;
  };
};
export type DisputeProofInput = {
  /** Of an entry with a file. */
  entryId: number;
  /** delivery, messages, receipt, policy or other. */
  kind: string;
};
export type DisputeAnswer = {
  text: string;
  /** waiting, sent or refused. */
  state: string;
  /** Why it was refused. */
  note: string;
  /** How often the provider could not be reached. */
  failedTries: number;
  at: string;
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
  id: number;
  text: string;
  /** Empty without a file; files are read in the office. */
  fileName: string;
  at: string;
};
