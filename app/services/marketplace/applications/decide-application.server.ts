// @public

import { and, eq } from "drizzle-orm";
import { AppError } from "~/models/platform/error/app-error";
import { authorize } from "~/models/shops/actors/authorize";
import { sellerApplications } from "~/tables/marketplace/seller-applications";
import { inTransaction } from "../../shops/changes/in-transaction.server";
import type { ShopContext } from "../../shops/context/shop-context.server";
import { enqueueJob } from "../../shops/jobs/enqueue-job.server";
import { changeSellerState } from "../change-seller-state.server";
import { inviteSeller } from "../invite-seller.server";
import type { SellerApplication } from "./list-applications.server";

/** What the business says to an application. */
export type ApplicationDecision = { approves: true; code: string } | { approves: false; reason: string };

/**
 * Approves an application, which makes the seller, lets it sell and invites its owner by mail, or refuses it
 * with words that are mailed (rule sellers-19).
 * @throws AppError `confirm_first` (rule staff-14), `forbidden`, `not_found`, `conflict` for one that was
 * decided or a code that is taken, `invalid` on `code` or `reason`
 */
export async function decideApplication(
  ctx: ShopContext,
  id: number,
  decision: ApplicationDecision,
): Promise<void> {
  const tenantId = ctx.tenant.id;
  authorize(await ctx.actor(), "change", { kind: "setting", tenantId, shopId: null, sellerId: null });
  await inTransaction(ctx, async (inner) => {
    const isIt = and(eq(sellerApplications.tenantId, tenantId), eq(sellerApplications.id, id));
    const [application] = await inner.db.select().from(sellerApplications).where(isIt).for("update");
    if (!application) throw new AppError("not_found", "There is no such application.");
    if (application.state !== "waiting")
      throw new AppError("conflict", `This application is ${application.state} already.`);
    const decided = decision.approves
      ? await approve(inner, application, decision.code)
      : await refuse(inner, application, decision.reason);
    await inner.db
      .update(sellerApplications)
      .set({ ...decided, updatedAt: inner.now() })
      .where(isIt);
  });
}

async function approve(inner: ShopContext, { name, ownerName, email }: SellerApplication, code: string) {
  const madeSellerId = await inviteSeller(inner, { code, name, owner: { name: ownerName, email } });
  await changeSellerState(inner, code, "active");
  return { state: "approved" as const, madeSellerId };
}

async function refuse(inner: ShopContext, { id }: SellerApplication, reason: string) {
  if (reason.trim() === "") throw new AppError("invalid", "Say why in words for them.", "reason");
  await enqueueJob(inner, "send-application-mail", { applicationId: id });
  return { state: "refused" as const, reason: reason.trim() };
}
