import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { requireOwnersPerson } from "~/models/staff/require-owners-person";
import { staff, staffRoles } from "~/tables/staff/staff";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { requireConfirmed } from "../../shops/records/require-confirmed.server";

/** A member of staff whose row is held until the transaction ends. */
type HeldMember = { id: number; sellerId: string | null };

/**
 * Holds the member of staff with an e-mail, to change or remove them, and with them the owners of the
 * business, so that two changes at once never leave it without one.
 * @param keepsOwner whether they stay an owner of the business in all shops
 * @throws AppError `not_found`, `confirm_first` (rule staff-14), `forbidden`, `conflict` for the only owner
 * who would be none any more
 */
export async function lockMember(
  ctx: ShopContext,
  email: string,
  { keepsOwner }: { keepsOwner: boolean },
): Promise<HeldMember> {
  const { db, tenant } = ctx;
  const isTarget = eq(sql`lower(${staff.email})`, email.trim().toLowerCase());
  const owners = sql`exists (select from ${staffRoles} where ${and(
    eq(staffRoles.tenantId, staff.tenantId),
    eq(staffRoles.staffId, staff.id),
    eq(staffRoles.role, "owner"),
    isNull(staffRoles.shopId),
  )})`;
  const isOwner = and(isNull(staff.sellerId), isNotNull(staff.passwordHash), owners);
  const held = await db
    .select({
      id: staff.id,
      sellerId: staff.sellerId,
      isTarget: sql<boolean>`${isTarget}`,
      isOwner: sql<boolean>`coalesce(${isOwner}, false)`,
      roles: sql<string[]>`array(select ${staffRoles.role} from ${staffRoles} where ${and(
        eq(staffRoles.tenantId, staff.tenantId),
        eq(staffRoles.staffId, staff.id),
      )})`,
    })
    .from(staff)
    .where(and(eq(staff.tenantId, tenant.id), eq(staff.isActive, true), or(isTarget, isOwner)))
    .orderBy(staff.id)
    .for("update");
  const found = held.find((row) => row.isTarget);
  if (!found) throw new AppError("not_found", `${email} does not work here.`, "email");
  const { id, sellerId } = found;
  const actor = await ctx.actor();
  authorize(actor, "change", { kind: "staff", tenantId: tenant.id, sellerId });
  requireOwnersPerson(actor, found.roles);
  await requireConfirmed(ctx);
  if (found.isOwner && !keepsOwner && !held.some((row) => row.isOwner && row.id !== id))
    throw new AppError("conflict", "This is the only owner. Invite another one first.", "email");
  return { id, sellerId };
}
