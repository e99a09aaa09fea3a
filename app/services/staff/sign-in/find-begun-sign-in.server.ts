// @public

import type { StaffMember } from "~/models/shops/actors/signed-in-staff";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { type Factors, readFactors } from "../factors/read-factors.server";
import { readBegunToken } from "./begun-cookie.server";
import { findMember } from "./find-member.server";
import { findStaffLink } from "./staff-links.server";

/** A member of staff whose password was right, and whose second factor is asked for. */
export type BegunSignIn = { member: StaffMember; factors: Factors; token: string };

/** The sign-in that a browser has begun within the last 10 minutes; null without one (rule staff-11). */
export async function findBegunSignIn(ctx: ShopContext, cookies: string | null): Promise<BegunSignIn | null> {
  const token = readBegunToken(cookies);
  const staffId = token === "" ? null : await findStaffLink(ctx, token, "sign-in");
  const member = staffId === null ? null : await findMember(ctx, { staffId });
  if (!member) return null;
  const { passwordHash: _, ...known } = member;
  return { member: known, factors: await readFactors(ctx, known.staffId), token };
}
