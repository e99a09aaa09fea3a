// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { codeSchema } from "~/models/shops/forms/code-schema";
import { sellers } from "~/tables/shops/tenants";
import { announceChange, WHOLE_SHOP } from "../shops/changes/announce-change.server";
import { inTransaction } from "../shops/changes/in-transaction.server";
import type { ShopContext } from "../shops/context/shop-context.server";
import { findMarketplace } from "../shops/directory/find-marketplace.server";
import { inviteSellerOwner } from "../staff/members/invite-seller-owner.server";

/** Who is invited to sell. */
export type SellerInvitation = {
  /** Names the seller in addresses, files and commands; it stays. */
  code: string;
  /** What shoppers read. */
  name: string;
  /** Who becomes the seller's owner. */
  owner: { email: string; name: string };
};

/**
 * Invites a seller to a marketplace (rule owners-6): its owner gets the mail of rule staff-1, and it sells
 * once it is approved. One that is invited already is invited anew, by a key to the same e-mail alone.
 * @returns the seller's id
 * @throws AppError `forbidden`, `invalid` on `code`, `name` or `email`, `conflict` for a seller that is
 * there, an e-mail that has an account, or a shop without a marketplace
 */
export async function inviteSeller(
  ctx: ShopContext,
  { code, name, owner }: SellerInvitation,
): Promise<string> {
  authorize(await ctx.actor(), "create", { kind: "invitation", tenantId: ctx.tenant.id });
  const checked = codeSchema.safeParse(code);
  if (!checked.success) throw new AppError("invalid", checked.error.issues[0]?.message ?? "", "code");
  if (name.trim() === "")
    throw new AppError("invalid", "Say what shoppers read as the seller’s name.", "name");
  if (!(await findMarketplace(ctx)))
    throw new AppError("conflict", "Sellers are invited to a marketplace: this shop is none.");
  return inTransaction(ctx, async (inner) => {
    const isIt = and(eq(sellers.tenantId, inner.tenant.id), eq(sellers.code, code));
    const [known] = await inner.db
      .select({ id: sellers.id, state: sellers.state })
      .from(sellers)
      .where(isIt)
      .for("no key update");
    if (known && known.state !== "invited")
      throw new AppError("conflict", `There is a seller '${code}' already.`, "code");
    const sellerId = known ? known.id : await addSeller(inner, { code, name: name.trim() });
    await inviteSellerOwner(inner, sellerId, owner);
    return sellerId;
  });
}

async function addSeller(inner: ShopContext, seller: { code: string; name: string }): Promise<string> {
  const [added] = await inner.db
    .insert(sellers)
    .values({ ...seller, tenantId: inner.tenant.id, state: "invited" })
    .returning({ id: sellers.id });
  if (!added) throw new Error("the seller was not written");
  await announceChange(inner, "tenant", [WHOLE_SHOP]);
  return added.id;
}
