import { mayOpen, type Need } from "~/models/office/frame/navigation";
import type { OfficePlace } from "~/models/office/frame/office-subject";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import type { Shop } from "~/models/shops/shop";
import type { Config } from "../platform/config/read-config.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { requireStaff } from "../staff/sessions/require-staff.server";

/**
 * Whether the owners of a shop are the hosts (rule hosting-1). Never where the office shares an origin with a
 * shop: what an owner writes into a page could act there.
 */
const isHostsOffice = (
  { code, type }: Pick<Shop, "code" | "type">,
  { hostClient, officeDomain }: Pick<Config, "hostClient" | "officeDomain">,
): boolean => officeDomain !== undefined && code === hostClient && type !== "marketplaceseller";

/** The shop whose office a request is in. */
export const officePlace = ({ tenant, shop, config }: RequestContext): OfficePlace => ({
  tenantId: tenant.id,
  shopId: shop.id,
  sellerId: shop.sellerId,
  isSellersShop: shop.type === "marketplaceseller",
  isMarketplace: shop.type !== "essential",
  isHost: isHostsOffice(shop, config),
});

/**
 * Lets those in who have a use for a screen (rule office-2). Every loader and action of the office calls it;
 * what is done there is asked for by its service again.
 * @returns the context to work with: in a marketplace a seller's staff work with their own offers and stock
 * @throws a redirect to the sign-in of staff; Response 403
 */
export async function requireOffice(
  context: RequestContext,
  request: Request,
  need: Need,
): Promise<RequestContext> {
  await requireStaff(context, request);
  const actor = await context.actor();
  if (!mayOpen(actor, need, officePlace(context)))
    throw new Response("Your role does not open this page.", { status: 403, statusText: "Forbidden" });
  return ownWork(context);
}

/** The context in which who is signed in works: for a seller's staff with their own offers and stock. */
export async function ownWork(context: RequestContext): Promise<RequestContext> {
  const sellerId = sellerOfActor(await context.actor());
  if (sellerId === null || sellerId === context.shop.sellerId) return context;
  return { ...context, shop: { ...context.shop, sellerId } };
}
