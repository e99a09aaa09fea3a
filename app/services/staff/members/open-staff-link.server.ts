// @public

import type { ShopContext } from "../../shops/context/shop-context.server";
import { findMember } from "../sign-in/find-member.server";
import { findStaffLink, type StaffLinkKind } from "../sign-in/staff-links.server";

/** For whom the link of an invitation or of a new password is, while it works; else null (rule staff-1). */
export async function openStaffLink(
  ctx: ShopContext,
  token: string,
  kind: StaffLinkKind,
): Promise<{ email: string; name: string } | null> {
  const staffId = await findStaffLink(ctx, token, kind);
  const member = staffId === null ? null : await findMember(ctx, { staffId });
  return member && { email: member.email, name: member.name };
}
