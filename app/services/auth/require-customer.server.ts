import { redirect } from "@remix-run/node";
import type { VisitorCustomer } from "~/models/visitor/visitor";
import { loginPath } from "~/paths";
import type { RequestContext } from "../http/request-context.server";

/**
 * The signed-in customer of a guarded page. Every loader and action behind the guard asks by itself: loaders of a page
 * run side by side, so one of them cannot stand in for the others.
 * @throws a redirect to sign in, and back to this page afterwards (rule accounts-13)
 */
export async function requireCustomer(context: RequestContext, request: Request): Promise<VisitorCustomer> {
  context.doNotCache();
  const { customer } = await context.visitor();
  if (customer) return customer;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginPath(`${pathname}${search}`), 303);
}
