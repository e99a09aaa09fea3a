import { mayOpen, type Need } from "~/models/office/frame/navigation";
import type { OfficePlace } from "~/models/office/frame/office-subject";
import type { SignedInStaff } from "~/models/shops/signed-in-staff";
import type { RequestContext } from "../shops/request-context.server";
import { requireStaff } from "../staff/require-staff.server";

/** The shop whose office a request is in. */
export const officePlace = ({ tenant, shop }: RequestContext): OfficePlace => ({
  tenantId: tenant.id,
  shopId: shop.id,
  sellerId: shop.sellerId,
});

/**
 * Who is signed in, where they have a use for a screen (rule office-2). Every loader and action of the office
 * calls it; what is done there is asked for by its service again.
 * @throws a redirect to the sign-in of staff; Response 403
 */
export async function requireOffice(
  context: RequestContext,
  request: Request,
  need: Need,
): Promise<SignedInStaff> {
  const member = await requireStaff(context, request);
  if (!mayOpen(await context.actor(), need, officePlace(context)))
    throw new Response("Your role does not open this page.", { status: 403, statusText: "Forbidden" });
  return member;
}
