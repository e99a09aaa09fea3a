// Made from app/services/api/owner-graphql/schema by npm run graphql:generate; never edited by hand.
import type { PageInfo } from "./schema";
/** Arguments and answers of these calls. */
export type CustomerQuery = {
  /** Customers of the business, the newest first; without deleted accounts. customers:read */
  customers: {
    args: {
      search: CustomerSearch | null;
      limit: number;
      after?: string | null;
    };
    answer: CustomerPage;
  };
  /** One customer, by id or e-mail. customers:read */
  customer: {
    args: {
      id?: number | null;
      email?: string | null;
    };
    answer: Customer | null;
  };
};
/** Arguments and answers of these calls. */
export type CustomerMutation = {
  /** Restricts a customer, who then sees the prices that guests see, or lifts that. customers:write */
  restrictCustomer: {
    args: {
      id: number;
      isRestricted: boolean;
      expectedVersion?: string | null;
    };
    answer: Customer;
  };
  /** Puts a customer into a group, whose prices and discounts are theirs; an empty one takes them out. customers:write */
  groupCustomer: {
    args: {
      id: number;
      group: string;
      expectedVersion?: string | null;
    };
    answer: Customer;
  };
  /** Approves a customer: the account counts as confirmed, and as unrestricted. customers:write */
  approveCustomer: {
    args: {
      id: number;
      expectedVersion?: string | null;
    };
    answer: Customer;
  };
  /** Notes the store's own words about a customer, who does not see them; empty ones remove it. customers:write */
  noteCustomer: {
    args: {
      id: number;
      note: string;
      expectedVersion?: string | null;
    };
    answer: Customer;
  };
  /** Charges a customer no tax, for a reason that invoices say, or tax again. customers:write */
  exemptCustomer: {
    args: {
      id: number;
      isTaxExempt: boolean;
      reason: string;
      expectedVersion?: string | null;
    };
    answer: Customer;
  };
  /**
   * Issues store credit, or withdraws some by an amount below zero; expectedVersion is the storeCreditVersion it was
   * made to. customers:write
   */
  changeStoreCredit: {
    args: {
      id: number;
      amountMinor: number;
      note: string | null;
      expectedVersion?: string | null;
    };
    answer: Customer;
  };
};
/** What customers are looked for by; all of it has to hold. */
export type CustomerSearch = {
  /** Its beginning, in any case. */
  email?: string | null;
  /** Beginnings of words of first, last and nick name. */
  name?: string | null;
  group?: string | null;
  isRestricted?: boolean | null;
  isTaxExempt?: boolean | null;
};
export type CustomerPage = {
  nodes: Array<CustomerSummary>;
  pageInfo: PageInfo;
};
export type CustomerSummary = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  nickName: string;
  /** Code of the customer's group; empty for none. */
  group: string;
  /** What an earlier shop sorted the customer by; it has no effect here. */
  tags: Array<string>;
  isRestricted: boolean;
  /** Whether the account is approved, or its e-mail confirmed. */
  isVerified: boolean;
  /** The store's own words. */
  note: string;
  isTaxExempt: boolean;
  /** Why no tax is charged; may be empty. */
  taxExemptReason: string;
  createdAt: string;
  /** Of what the business decides about the customer: group, restriction, approval, note, exemption. */
  version: string;
};
export type Customer = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  nickName: string;
  group: string;
  tags: Array<string>;
  isRestricted: boolean;
  isVerified: boolean;
  /** The store's own words. */
  note: string;
  isTaxExempt: boolean;
  /** Why no tax is charged; may be empty. */
  taxExemptReason: string;
  createdAt: string;
  /** Of what the business decides about the customer: group, restriction, approval, note, exemption. */
  version: string;
  /** What the store credit comes to, in the currency of the business. */
  storeCreditMinor: number;
  /** Of storeCreditMinor. */
  storeCreditVersion: string;
};
