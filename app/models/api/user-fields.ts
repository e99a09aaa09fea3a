import type { VisitorCustomer } from "../visitor/visitor";

/** A signed-in customer as API clients see them. */
export type UserFields = {
  _id: number;
  email: string;
  first_name: string;
  last_name: string;
  nick_name: string;
  /** Customer group code; null for none. */
  group: string | null;
  is_restricted: boolean;
  is_verified: boolean;
};

/** The fields of a customer in answers of the API (rule api-15). */
export const userFields = ({
  id,
  email,
  firstName,
  lastName,
  nickName,
  ...rules
}: VisitorCustomer): UserFields => ({
  ...{ _id: id, email, first_name: firstName, last_name: lastName, nick_name: nickName },
  group: rules.group || null,
  is_restricted: rules.isRestricted,
  is_verified: rules.isVerified,
});
