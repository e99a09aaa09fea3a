// @public

import { authorize } from "~/models/shops/actors/authorize";
import { requireOwnersPerson } from "~/models/staff/require-owners-person";
import type { GivenRoles } from "~/models/staff/staff-roles";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireConfirmed } from "../../shops/records/require-confirmed.server";
import { writeInvitation } from "../sign-in/write-invitation.server";

/**
 * Invites a person to work for the business or for a seller (rule staff-1). The mail with the link comes from
 * this shop. Who was invited before and has not accepted, or who left, is invited anew with these roles.
 * @param isMailed false where the link is passed on by hand (`printInvitation`)
 * @returns their id
 * @throws AppError `confirm_first` (rule staff-14), `forbidden`, `invalid` on `email` or `name`, `conflict`
 * for who has an account
 */
export async function inviteStaff(
  ctx: ShopContext,
  invitee: { email: string; name: string },
  given: GivenRoles,
  { isMailed = true }: { isMailed?: boolean } = {},
): Promise<number> {
  const actor = await ctx.actor();
  const of = (sellerId: string | null) => ({ kind: "staff", tenantId: ctx.tenant.id, sellerId }) as const;
  authorize(actor, "create", of(given.sellerId));
  requireOwnersPerson(actor, given.roles);
  await requireConfirmed(ctx);
  return writeInvitation(ctx, {
    invitee,
    given,
    isMailed,
    mayInviteAgain: (known) => authorize(actor, "change", of(known.sellerId)),
  });
}
