// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type GuestQuery = {
  /** Who ordered in the shop without an account, the newest first; text is a part of name, email or telephone. customers:read */
  guests: {
    args: {
      text: string;
      limit: number;
      after?: string | null;
    };
    answer: GuestPage;
  };
  /** One of them, by email. customers:read */
  guest: {
    args: {
      email: string;
    };
    answer: Guest | null;
  };
};
/** Arguments and answers of these calls. */
export type GuestMutation = {
  /** Notes the store's own words about a guest, who does not see them; empty ones remove it. customers:write */
  noteGuest: {
    args: {
      email: string;
      note: string;
      expectedVersion?: string | null;
    };
    answer: Guest;
  };
  /** Writes to a guest, who gets it as a mail; the conversation's id. customers:write */
  writeToGuest: {
    args: {
      email: string;
      subject: string;
      content: string;
    };
    answer: number;
  };
  /** Deletes what is kept of a guest in all shops; their orders stay. customers:write */
  deleteGuest: {
    args: {
      email: string;
    };
    answer: boolean;
  };
};
export type GuestPage = {
  nodes: Array<Guest>;
  pageInfo: PageInfo;
};
export type Guest = {
  email: string;
  /** Names and telephone as the newest order has them. */
  firstName: string;
  lastName: string;
  phone: string;
  /** Up to 1,000. */
  orderCount: number;
  /** The number of an order of theirs. */
  orderNumber: string;
  /** The store's own words. */
  note: string;
  /** When they ordered first. */
  createdAt: string;
  /** Of the note. */
  version: string;
};
