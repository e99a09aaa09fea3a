import { AppError } from "~/models/platform/error/app-error";
import type { FilesContext } from "../../../files/files-context.server";
import { acting, type ShopContext } from "../../../shops/context/shop-context.server";
import { findMember } from "../../../staff/sign-in/find-member.server";

/**
 * What a job works on an owner's own business with, in that owner's name and with the rights they have now;
 * that it is them was asked when they began it (rule hosting-14).
 * @throws AppError `forbidden` for who does not work there any more
 */
export async function ownBase(
  base: FilesContext,
  owner: ShopContext,
  staffId: number,
): Promise<FilesContext> {
  const member = await findMember(owner, { staffId });
  if (!member) throw new AppError("forbidden", "Who asked for it does not work here any more.");
  const { grants } = member;
  const confirmedAt = owner.now();
  const actor = { kind: "staff" as const, tenantId: owner.tenant.id, staffId, grants, confirmedAt };
  return { ...base, actor: acting(actor) };
}
