import { sql } from "drizzle-orm";
import { customers } from "~/tables/customers";

/** What owners see of a customer. */
export const ownedColumns = {
  id: customers.id,
  email: customers.email,
  firstName: customers.firstName,
  lastName: customers.lastName,
  nickName: customers.nickName,
  group: customers.groupCode,
  isRestricted: customers.isRestricted,
  isVerified: sql<boolean>`${customers.verifyHash} is null`,
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
  isRestricted: boolean;
  /** Whether the account is approved, or its e-mail confirmed. */
  isVerified: boolean;
  createdAt: Date;
};
