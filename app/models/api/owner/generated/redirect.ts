// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type RedirectQuery = {
  /** Redirects of old addresses of the shop that is called, in the order of their addresses. content:read */
  redirects: {
    args: {
      limit: number;
      after?: string | null;
    };
    answer: RedirectPage;
  };
  /** Addresses of the shop that is called that were asked for and lead nowhere, those asked for most first. content:read */
  missedAddresses: {
    args: {
      limit: number;
      after?: string | null;
    };
    answer: MissedAddressPage;
  };
};
/** Arguments and answers of these calls. */
export type RedirectMutation = {
  /** Adds redirects to the shop that is called, or changes where they lead. content:write */
  saveRedirects: {
    args: {
      redirects: Array<RedirectInput>;
    };
    answer: SavedRedirects;
  };
  /** Takes a redirect away. content:write */
  removeRedirect: {
    args: {
      from: string;
      expectedVersion?: string | null;
    };
    answer: RemovedRedirect;
  };
};
export type RedirectInput = {
  /** An old address of the shop, such as /old-mugs */
  from: string;
  /** Where it leads: an address within the shop. */
  to: string;
  /** The version it was made to, null for one that must not exist yet; absent for whatever is stored. */
  expectedVersion?: string | null;
};
export type RedirectPage = {
  nodes: Array<Redirect>;
  pageInfo: PageInfo;
};
export type Redirect = {
  from: string;
  to: string;
  /** How often it was followed. */
  hits: number;
  lastAt: string | null;
  version: string;
};
export type MissedAddressPage = {
  nodes: Array<MissedAddress>;
  pageInfo: PageInfo;
};
export type MissedAddress = {
  path: string;
  /** How often it was asked for. */
  hits: number;
  lastAt: string;
};
export type SavedRedirects = {
  added: number;
  changed: number;
  unchanged: number;
  /** Those that were not saved; the others were. */
  refused: Array<RefusedRedirect>;
};
export type RefusedRedirect = {
  /** Its place among those sent, counted from 0. */
  at: number;
  /** conflict where another change came first, otherwise invalid. */
  code: string;
  reason: string;
  /** Of a conflict: what is stored; null for one that is not there. */
  current: unknown;
  version: string | null;
};
export type RemovedRedirect = {
  /** Whether there was one. */
  isRemoved: boolean;
};
