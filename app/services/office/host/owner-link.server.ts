import { eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { shops } from "~/tables/shops/shops";
import type { RequestContext } from "../../shops/context/request-context.server";
import { officeOrigin } from "../../shops/directory/office-origin.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { printInvitation } from "../../staff/members/print-invitation.server";
import { findMember } from "../../staff/sign-in/find-member.server";
import { requireHost } from "./require-host.server";

/**
 * Makes a link by which the invited owner of a new shop comes in, to be passed on by hand (rule hosting-4).
 * @throws AppError `forbidden`, `confirm_first`, `not_found`, `conflict` for who has accepted
 */
export async function ownerLink(
  ctx: RequestContext,
  { code, email }: { code: string; email: string },
): Promise<string> {
  const base = await requireHost(ctx, "create");
  const shop = await readShop(base.db, eq(shops.code, code));
  if (!shop) throw new AppError("not_found", `There is no shop '${code}'.`);
  const founded = { ...base, tenant: shop.tenant, shop, officeOrigin: officeOrigin(shop, ctx) };
  const owner = await findMember(founded, { email });
  if (!owner) throw new AppError("not_found", "This person was not invited.");
  return printInvitation(founded, owner.staffId);
}
