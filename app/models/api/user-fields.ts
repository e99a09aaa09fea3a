// @public

import type { VisitorCustomer } from "../shops/visitors/visitor";
import type { PreferredSeller } from "../shops/visitors/visitor-cookies";
import type { VisitorPlace } from "../shops/visitors/visitor-place";

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
  /** 'pending' while the e-mail is not confirmed, else null (rule api-18). */
  verifyHash: "pending" | null;
  /** The seller of a marketplace whom the visitor prefers; null for none. */
  preferred_seller: PreferredSeller | null;
  /** Degrees; null where no place is known. */
  visitor_location: { latitude: number; longitude: number } | null;
};

/** The fields of a customer in answers of the API (rule api-15). */
export const userFields = (
  { id, email, firstName, lastName, nickName, ...rules }: VisitorCustomer,
  { location, preferredSeller }: Pick<VisitorPlace, "location" | "preferredSeller">,
): UserFields => ({
  _id: id,
  email,
  first_name: firstName,
  last_name: lastName,
  nick_name: nickName,
  group: rules.group || null,
  is_restricted: rules.isRestricted,
  is_verified: rules.isVerified,
  verifyHash: rules.isVerified ? null : "pending",
  preferred_seller: preferredSeller,
  visitor_location: location && { latitude: location.latitude, longitude: location.longitude },
});
