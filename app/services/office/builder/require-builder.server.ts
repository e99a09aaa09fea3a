import { mayOpen } from "~/models/office/frame/navigation";
import { sellerOfActor } from "~/models/shops/actors/seller-of-actor";
import { inSellersPage } from "../../content/sellers-page/open-sellers-page.server";
import { requireOwn } from "../../content/sellers-page/sellers-page.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { officePlace, requireOffice } from "../require-office.server";

const need = { verb: "change", kind: "content" } as const;

/**
 * Lets those in who build pages: of the whole shop, or a marketplace's seller its own page alone (rule
 * sellers-23).
 * @param name the template's, such as `page/About us`
 * @throws a redirect to the sign-in of staff; Response 403; AppError `forbidden`
 */
export async function requireBuilder(
  context: RequestContext,
  request: Request,
  name: string,
): Promise<RequestContext> {
  if (!(await isSellersGuest(context))) return requireOffice(context, request, need);
  const ctx = await requireSellersPage(context, request);
  requireOwn(ctx, "template", name);
  return ctx;
}

/** Lets a marketplace's seller work on its own page. @throws as {@link requireBuilder} */
export const requireSellersPage = async (
  context: RequestContext,
  request: Request,
): Promise<RequestContext> =>
  inSellersPage(await requireOffice(context, request, { verb: "change", kind: "price" }));

/** Whether a seller's staff are in the office of a marketplace, whose content is not theirs. */
export async function isSellersGuest(context: RequestContext): Promise<boolean> {
  const actor = await context.actor();
  return (
    context.shop.type === "marketplace" &&
    sellerOfActor(actor) !== null &&
    !mayOpen(actor, need, officePlace(context))
  );
}
