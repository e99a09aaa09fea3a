// @public

import { and, eq, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { can } from "~/models/shops/actors/can";
import { staff } from "~/tables/staff/staff";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireConfirmed } from "../../shops/records/require-confirmed.server";
import { writeInvitation } from "../sign-in/write-invitation.server";

const isOthersMessage = "This person cannot be invited by a key: ask an owner of the business.";

/**
 * Invites the owner of a seller who does not sell yet, by mail. Who makes no members of staff, such as a key,
 * invites the first person of that seller and sends them another link, and no one else (rule actors-11).
 * @throws AppError `confirm_first` (rule staff-14), `forbidden`, `invalid` on `email` or `name`, `conflict`
 * for who has an account, works here already or is not the seller's first
 */
export async function inviteSellerOwner(
  ctx: ShopContext,
  sellerId: string,
  owner: { email: string; name: string },
): Promise<void> {
  const actor = await ctx.actor();
  const tenantId = ctx.tenant.id;
  authorize(actor, "create", { kind: "invitation", tenantId });
  await requireConfirmed(ctx);
  const mayChange = (of: string | null) => can(actor, "change", { kind: "staff", tenantId, sellerId: of });
  await inTransaction(ctx, async (inner) => {
    if (!mayChange(sellerId)) await requireFirst(inner, sellerId, owner.email);
    await writeInvitation(inner, {
      invitee: owner,
      isMailed: true,
      given: { sellerId, roles: ["owner"], shopId: null },
      mayInviteAgain: (known) => {
        if (known.sellerId !== sellerId && !mayChange(known.sellerId))
          throw new AppError("conflict", isOthersMessage, "email");
      },
    });
  });
}

/** Refuses a second person of a seller. */
async function requireFirst({ db, tenant }: ShopContext, sellerId: string, email: string): Promise<void> {
  const [other] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(
      and(
        eq(staff.tenantId, tenant.id),
        eq(staff.sellerId, sellerId),
        sql`lower(${staff.email}) <> ${email.trim().toLowerCase()}`,
      ),
    )
    .limit(1);
  if (other)
    throw new AppError("conflict", "Someone else is invited as this seller’s owner already.", "email");
}
