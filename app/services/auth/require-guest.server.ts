import { redirect } from "@remix-run/node";
import { safeRedirect } from "~/models/redirect/safe-redirect";
import { accountPath } from "~/paths";
import type { RequestContext } from "../http/request-context.server";

/** Where a visitor goes after signing in: the `redirect` of the address when it is safe, else the account. */
export const afterSignIn = (request: Request): string =>
  safeRedirect(new URL(request.url).searchParams.get("redirect"), accountPath());

/**
 * Keeps a page for visitors who are not signed in.
 * @throws a redirect onwards when they are
 */
export async function requireGuest(context: RequestContext, request: Request): Promise<void> {
  context.doNotCache();
  const { customer } = await context.visitor();
  if (customer) throw redirect(afterSignIn(request), 303);
}
