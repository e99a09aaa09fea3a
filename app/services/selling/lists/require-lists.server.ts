// @public

import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { requireCustomer } from "../../accounts/sessions/require-customer.server";
import type { RequestContext } from "../../shops/context/request-context.server";

/**
 * The signed-in customer of a page of shopping lists (rule lists-8).
 * @throws Response 404 in a shop without lists; a redirect to sign-in
 */
export async function requireLists(context: RequestContext, request: Request): Promise<VisitorCustomer> {
  refuseWithoutLists(context);
  return requireCustomer(context, request);
}

/** @throws Response 404 in a shop without shopping lists */
export function refuseWithoutLists(context: RequestContext): void {
  if (!context.shop.settings.modules.shopping_list.enable)
    throw new Response("Not Found", { status: 404, statusText: "Not Found" });
}
