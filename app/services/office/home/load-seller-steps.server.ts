import type { ChecklistStep } from "~/models/office/home/checklist-step";
import { sellerSteps } from "~/models/office/home/seller-steps";
import { can } from "~/models/shops/actors/can";
import { listOwnOffers } from "../../catalogue/sellers-offers/list-own-offers.server";
import { readSellerPage } from "../../marketplace/sellers/seller-page.server";
import { readSellerAgreement } from "../../payments/payouts/seller-terms.server";
import type { RequestContext } from "../../shops/context/request-context.server";

/**
 * What a seller of a marketplace needs before it sells (rule office-11); null once all of it is done, and for
 * its staff who do not change its page.
 */
export async function loadSellerSteps(
  ctx: RequestContext,
  sellerId: string,
): Promise<ChecklistStep[] | null> {
  const actor = await ctx.actor();
  const tenantId = ctx.tenant.id;
  if (!can(actor, "change", { kind: "content", tenantId, shopId: null, sellerId })) return null;
  const seesAccount = can(actor, "change", { kind: "payout-account", tenantId, sellerId });
  const [{ profile }, offers, terms] = await Promise.all([
    readSellerPage(ctx, sellerId),
    listOwnOffers(ctx, { text: "", state: "all" }, { after: "", limit: 1 }),
    seesAccount ? readSellerAgreement(ctx, sellerId) : null,
  ]);
  return sellerSteps({
    profile,
    hasOffers: offers.length > 0,
    hasAccount: terms && terms.account !== null,
  });
}
