// @public

import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { officeUrl } from "~/models/shops/mail/mail-url";
import { adminInvitationPath } from "~/paths/staff";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireConfirmed } from "../../shops/records/require-confirmed.server";
import { findMember } from "../sign-in/find-member.server";
import { createStaffLink } from "../sign-in/staff-links.server";

/**
 * Makes a link of an invitation that was not accepted yet, to be passed on by hand (rule staff-1): for a
 * server without mail.
 * @throws AppError `confirm_first` (rule staff-14), `forbidden`, `not_found`, `conflict` for who has accepted
 */
export async function printInvitation(
  ctx: ShopContext & { officeOrigin: string },
  staffId: number,
): Promise<string> {
  const member = await findMember(ctx, { staffId });
  const sellerId = member?.sellerId ?? null;
  authorize(await ctx.actor(), "create", { kind: "staff", tenantId: ctx.tenant.id, sellerId });
  await requireConfirmed(ctx);
  if (!member) throw new AppError("not_found", "This person does not work here.");
  if (member.passwordHash !== null) throw new AppError("conflict", "This invitation was accepted.");
  return officeUrl(ctx, adminInvitationPath(await createStaffLink(ctx, staffId, "invitation")));
}
