import { eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { shops } from "~/tables/shops/shops";
import { createShop, type NewShop, starterFolder } from "../../files/seed/create-shop.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { officeOrigin } from "../../shops/directory/office-origin.server";
import { readShop } from "../../shops/directory/shop-directory.server";
import { inviteStaff } from "../../staff/members/invite-staff.server";
import { printInvitation } from "../../staff/members/print-invitation.server";
import { requireHost } from "./require-host.server";

/**
 * Makes a shop with the starter's content, and invites its owner (rule hosting-4).
 * @returns the link of the invitation, which works once; the owner gets it by mail, too
 * @throws AppError `forbidden`, `confirm_first`, `invalid` and `conflict` on `code`, `domain`, `email`
 */
export async function foundShop(
  ctx: RequestContext,
  { owner, ...wanted }: NewShop & { email: string; owner: string },
): Promise<string> {
  const base = await requireHost(ctx, "create");
  await createShop(base, starterFolder, wanted).catch((error: unknown) => {
    throw besideField(error);
  });
  const shop = await readShop(base.db, eq(shops.code, wanted.code));
  if (!shop) throw new AppError("not_found", `There is no shop '${wanted.code}'.`);
  const founded = { ...base, tenant: shop.tenant, shop, officeOrigin: officeOrigin(shop, ctx) };
  const given = { sellerId: null, roles: ["owner"], shopId: null } as const;
  const staffId = await inviteStaff(founded, { email: wanted.email, name: owner }, given);
  base.log.info("shop founded", { shop: wanted.code, by: base.by });
  return printInvitation(founded, staffId);
}

/** The command names options where the form has fields. */
function besideField(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  const [, option, message] = /^--(code|domain|email): (.*)$/.exec(error.message) ?? [];
  if (option && message) return new AppError(error.code, message, option);
  return error.code === "conflict"
    ? new AppError("conflict", error.message, /domain/.test(error.message) ? "domain" : "code")
    : error;
}
