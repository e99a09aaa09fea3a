// @public

import { redirect } from "@remix-run/node";
import type { VisitorCustomer } from "~/models/shops/visitors/visitor";
import { loginPath } from "~/paths";
import type { RequestContext } from "../../shops/context/request-context.server";

/**
 * The signed-in customer of a protected page. Every loader and action must call it, because the loaders of a
 * page run in parallel.
 * @throws a redirect to sign-in that returns to this page (rule accounts-13)
 */
export async function requireCustomer(context: RequestContext, request: Request): Promise<VisitorCustomer> {
  context.doNotCache();
  const { customer } = await context.visitor();
  if (customer) return customer;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(`${pathname}${search}`), 303);
}
