// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type PayoutQuery = {
  /** Payouts to sellers, the newest first; a seller's key gets its own. payouts:read or numbers:read */
  payouts: {
    args: {
      seller?: string | null;
      state?: PayoutState | null;
      limit: number;
      after?: string | null;
    };
    answer: PayoutPage;
  };
  /** One payout with its statement; null where there is none. payouts:read or numbers:read */
  payout: {
    args: {
      reference: string;
    };
    answer: PayoutStatement | null;
  };
  /** A file for the bank that was written before, by its number. payouts:write */
  bankFile: {
    args: {
      number: string;
    };
    answer: BankFile;
  };
};
/** Arguments and answers of these calls. */
export type PayoutMutation = {
  /**
   * Prepares what is due to sellers at this moment, or by their schedules, and pays Stripe accounts at once. A key of the
   * whole business, payouts:write
   */
  makePayouts: {
    args: {
      isBySchedule: boolean | null;
    };
    answer: Array<Payout>;
  };
  /**
   * Writes prepared payouts to bank accounts into a file for the bank, and marks them as sent; null where none is
   * prepared. payouts:write
   */
  writeBankFile: {
    args: {
      scheme: BankScheme;
    };
    answer: BankFile | null;
  };
  /** Notes what the bank did with a payout; a failed one is owed again. payouts:write */
  notePayout: {
    args: {
      reference: string;
      state: PayoutNote;
      reason: string | null;
    };
    answer: Payout;
  };
};
export type PayoutState = "prepared" | "sent" | "paid" | "failed";
export type PayoutNote = "sent" | "paid" | "failed";
export type BankScheme = "sepa" | "ach";
export type PayoutPage = {
  nodes: Array<Payout>;
  pageInfo: PageInfo;
};
export type Payout = {
  reference: string;
  /** The seller's code. */
  seller: string;
  state: PayoutState;
  amountMinor: number;
  currency: string;
  /** Orders completed later wait for the next one. */
  until: string;
  createdAt: string;
  /** Where it goes, without what would let a reader use it. */
  account: string;
  /** The number of its file for the bank; null for none. */
  file: string | null;
  /** Why it failed; empty for others. */
  failure: string;
};
export type PayoutStatement = {
  reference: string;
  /** What the seller is called. */
  seller: string;
  state: PayoutState;
  currency: string;
  until: string;
  createdAt: string;
  account: string;
  rows: Array<PayoutRow>;
  totalMinor: number;
};
export type PayoutRow = {
  shopName: string | null;
  /** Null for what belongs to no order. */
  orderNumber: string | null;
  goodsMinor: number;
  deliveryMinor: number;
  taxMinor: number;
  promotionMinor: number;
  commissionMinor: number;
  feeMinor: number;
  adjustmentMinor: number;
  totalMinor: number;
};
export type BankFile = {
  number: string;
  csv: string;
};
