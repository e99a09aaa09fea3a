// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type AuditQuery = {
  /** Who changed what, the newest first; a key of one shop or seller gets what is that one's alone. audit:read */
  audit: {
    args: {
      search: AuditSearch | null;
      limit: number;
      after?: string | null;
    };
    answer: AuditPage;
  };
};
export type AuditSearch = {
  /** What was changed, such as orders, offers, stock_items or settings. */
  subject?: string | null;
  subjectId?: string | null;
  /** The number of the staff who made it. */
  staffId?: number | null;
  /** What people call it: a SKU, an order's number, an email, a page's name. */
  record?: string | null;
  from?: string | null;
  before?: string | null;
};
export type AuditPage = {
  nodes: Array<AuditEntry>;
  pageInfo: PageInfo;
};
export type AuditEntry = {
  id: number;
  at: string;
  /** In words, such as staff 3 or key 5. */
  actor: string;
  shopId: string | null;
  sellerId: string | null;
  subject: string;
  subjectId: string;
  /** Changed columns before; null for what was not there. */
  before: unknown;
  /** The same after; null for what was removed. */
  after: unknown;
};
