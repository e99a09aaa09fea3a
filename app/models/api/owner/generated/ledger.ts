// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type LedgerQuery = {
  /** The newest movements of the books with their entries. A key of the whole business, payouts:read or numbers:read */
  ledgerMovements: {
    args: {
      seller?: string | null;
      orderNumber?: string | null;
      limit: number;
      after?: string | null;
    };
    answer: LedgerMovementPage;
  };
  /** The balance of every account, and what each seller is owed. payouts:read or numbers:read */
  ledgerBalances: {
    args: object;
    answer: Array<LedgerBalance>;
  };
  /** Whether the books add up to zero. payouts:read or numbers:read */
  ledgerCheck: {
    args: object;
    answer: LedgerCheck;
  };
};
export type LedgerMovementPage = {
  nodes: Array<LedgerMovement>;
  pageInfo: PageInfo;
};
export type LedgerMovement = {
  id: number;
  /** sale, capture, commission, fee, refund, payout, adjustment or cancellation. */
  kind: string;
  /** Names its cause. */
  key: string;
  /** Why a person made it; empty for others. */
  note: string;
  createdAt: string;
  entries: Array<LedgerEntry>;
};
export type LedgerEntry = {
  /** Such as seller_payable. */
  account: string;
  /** What of the order or payout it is, such as commission. */
  part: string;
  /** The seller's code. */
  seller: string | null;
  /** The code of the shop of the order. */
  shop: string | null;
  orderNumber: string | null;
  /** Of currency. Debits are positive, credits negative. */
  amountMinor: number;
  /** The order's; the business's without one. */
  currency: string;
  /** The same in the business's currency, by the rate the order keeps. */
  businessMinor: number;
};
export type LedgerBalance = {
  account: string;
  /** Of seller_payable: whose it is, by code. */
  seller: string | null;
  amountMinor: number;
};
export type LedgerCheck = {
  movements: number;
  /** 0 in sound books; a text, for it may be beyond a number. */
  totalMinor: string;
  /** Keys of movements that do not add up to zero, at most ten. */
  unbalanced: Array<string>;
};
