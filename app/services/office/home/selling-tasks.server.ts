import type { Need } from "~/models/office/frame/navigation";
import { formatMoney } from "~/models/platform/money/format-money";
import type { Actor } from "~/models/shops/actors/actor";
import { can } from "~/models/shops/actors/can";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { officeOffersPath } from "~/paths/office";
import { listOwnOffers } from "../../catalogue/sellers-offers/list-own-offers.server";
import { listWaitingOffers } from "../../catalogue/sellers-offers/list-waiting-offers.server";
import { listApplications } from "../../marketplace/applications/list-applications.server";
import { listSellerAccounts } from "../../marketplace/list-seller-accounts.server";
import type { RequestContext } from "../../shops/context/request-context.server";

type SellingTask = { need: Need; label: string; to: string; count: () => Promise<number | string> };

const offers: Need = { verb: "change", kind: "price" };
/** Up to here offers are counted. */
const countedAtMost = 200;

/** What waits in a marketplace: for a seller refused offers and what is owed, for the business new offers. */
export function sellingTasks(ctx: RequestContext, actor: Actor): SellingTask[] {
  const sellerId = sellerOfActor(actor);
  const tenantId = ctx.tenant.id;
  if (sellerId === null)
    return can(actor, "change", { kind: "setting", tenantId, shopId: null, sellerId: null })
      ? [
          {
            need: { verb: "view", kind: "ledger" } as const,
            label: "Applications",
            to: "/admin/sellers",
            count: async () => (await listApplications(ctx, "waiting", countedAtMost)).length,
          },
          {
            need: offers,
            label: "Offers to review",
            to: officeOffersPath(),
            count: async () => (await listWaitingOffers(ctx, countedAtMost)).length,
          },
        ]
      : [];
  return [
    {
      need: offers,
      label: "Refused offers",
      to: `${officeOffersPath()}?state=refused`,
      count: async () =>
        (await listOwnOffers(ctx, { text: "", state: "refused" }, { after: "", limit: countedAtMost }))
          .length,
    },
    {
      need: { verb: "view", kind: "payout" },
      label: "Owed to you",
      to: "/admin/payouts",
      count: async () => {
        const [own] = await listSellerAccounts(ctx, sellerId);
        return formatMoney(own?.owedMinor ?? 0, ctx.tenant.currency);
      },
    },
  ];
}
