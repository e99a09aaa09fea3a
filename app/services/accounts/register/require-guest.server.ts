// @public

import { redirect } from "@remix-run/node";
import { safeRedirect } from "~/models/platform/redirect/safe-redirect";
import { accountPath } from "~/paths";
import type { RequestContext } from "../../shops/context/request-context.server";

/** Destination after sign-in: the `redirect` parameter if it is safe, else the account. */
export const afterSignIn = (request: Request): string =>
  safeRedirect(new URL(request.url).searchParams.get("redirect"), accountPath());

/**
 * Restricts a page to visitors who are not signed in.
 * @throws a redirect to their destination if they are
 */
export async function requireGuest(
  context: Pick<RequestContext, "doNotCache" | "visitor">,
  request: Request,
): Promise<void> {
  context.doNotCache();
  const { customer } = await context.visitor();
  if (customer) throw redirect(afterSignIn(request), 303);
}
