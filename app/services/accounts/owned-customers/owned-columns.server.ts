import { sql } from "drizzle-orm";
import { customers } from "~/tables/accounts/customers";

/** What owners see of a customer. */
export const ownedColumns = {
  id: customers.id,
  email: customers.email,
  firstName: customers.firstName,
  lastName: customers.lastName,
  nickName: customers.nickName,
  group: customers.groupCode,
  tags: customers.tags,
  isRestricted: customers.isRestricted,
  isVerified: sql<boolean>`${customers.verifyHash} is null`,
  note: customers.note,
  isTaxExempt: customers.isTaxExempt,
  taxExemptReason: customers.taxExemptReason,
  createdAt: customers.createdAt,
};

/** A customer as owners see it. */
export type OwnedCustomer = {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
  nickName: string;
  group: string;
  tags: string[];
  isRestricted: boolean;
  /** Whether the account is approved, or its e-mail confirmed. */
  isVerified: boolean;
  /** The store's own words, which the customer does not see. */
  note: string;
  isTaxExempt: boolean;
  /** Why no tax is charged; may be empty. */
  taxExemptReason: string;
  createdAt: Date;
};

/** What the owner decides about a customer: what its version is made of (rule owners-1). */
export const decidedCustomerPart = ({ group, isRestricted, isVerified, ...customer }: OwnedCustomer) => ({
  group,
  isRestricted,
  isVerified,
  note: customer.note,
  isTaxExempt: customer.isTaxExempt,
  taxExemptReason: customer.taxExemptReason,
});
