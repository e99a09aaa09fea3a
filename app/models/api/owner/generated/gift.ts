// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type GiftQuery = {
  /** Gift cards of the shop that is called, the newest first. customers:read */
  giftCards: {
    args: {
      find: string | null;
      limit: number;
      after?: string | null;
    };
    answer: GiftCardPage;
  };
  /** One gift card with what moved on it; null where there is none. customers:read */
  giftCard: {
    args: {
      id: number;
    };
    answer: GiftCard | null;
  };
};
/** Arguments and answers of these calls. */
export type GiftMutation = {
  /**
   * Gives a gift card without a purchase, at the business's cost, and has its code mailed. Send an Idempotency-Key, so
   * that it is given once. customers:write
   */
  giveGiftCard: {
    args: {
      amountMinor: number;
      email: string;
      name: string | null;
      fromName: string | null;
      message: string | null;
      sendOn: string | null;
      expiresOn: string | null;
      reason: string;
    };
    answer: GiftCard;
  };
  /**
   * Voids what is left on a gift card that was given or came from an earlier shop; a bought one is voided by a refund of
   * its order. customers:write
   */
  voidGiftCard: {
    args: {
      id: number;
      reason: string;
    };
    answer: GiftCard;
  };
};
export type GiftCardPage = {
  nodes: Array<GiftCardSummary>;
  pageInfo: PageInfo;
};
export type GiftCardSummary = {
  id: number;
  /** The last four characters of its code, which nothing else tells; null before it is mailed. */
  codeEnd: string | null;
  /** Empty for one of an earlier shop. */
  recipientEmail: string;
  /** The order that bought it; null for one that was given or came from an earlier shop. */
  orderNumber: string | null;
  issuedMinor: number;
  balanceMinor: number;
  expiresOn: string | null;
  createdAt: string;
};
export type GiftCard = {
  id: number;
  codeEnd: string | null;
  recipientEmail: string;
  orderNumber: string | null;
  issuedMinor: number;
  balanceMinor: number;
  expiresOn: string | null;
  createdAt: string;
  moves: Array<GiftCardMove>;
};
export type GiftCardMove = {
  /** issued, moved, spent, returned, refunded or voided. */
  kind: string;
  /** Below zero for what it paid and what was voided. */
  amountMinor: number;
  orderNumber: string | null;
  /** Why it was given or voided; empty for everything else. */
  note: string;
  createdAt: string;
};
