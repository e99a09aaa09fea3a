// @public

import { redirect } from "@remix-run/node";
import { resolvedPath } from "~/models/platform/redirect/resolved-path";
import { safeRedirect } from "~/models/platform/redirect/safe-redirect";
import type { SignedInStaff } from "~/models/shops/actors/signed-in-staff";
import { isAdminPath } from "~/models/shops/hosts/is-admin-path";
import { needsConfirmation } from "~/models/shops/records/needs-confirmation";
import { adminAccountPath, adminConfirmPath, adminPath, adminSignInPath } from "~/paths/staff";
import type { RequestContext } from "../../shops/context/request-context.server";
import { keepPost } from "./keep-post.server";

type StaffRequest = Pick<RequestContext, "doNotCache" | "staff" | "isDocument">;

/**
 * Who is signed in at a page of `/admin`. Every loader and action of one must call it, because the loaders of
 * a page run in parallel.
 * @param mayOweFactor whether the page is also for who has yet to set up the second factor that the shop
 * demands (rule staff-13)
 * @throws a redirect to the sign-in of staff, which comes back to this page; to the page that sets up a
 * second factor; Response 401 with a posted form that is kept for after the sign-in
 */
export async function requireStaff(
  context: StaffRequest,
  request: Request,
  { mayOweFactor = false } = {},
): Promise<SignedInStaff> {
  context.doNotCache();
  const member = await context.staff();
  if (!member) {
    const { pathname, search } = new URL(request.url);
    const kept = context.isDocument ? await keepPost(request, `${pathname}${search}`) : null;
    throw kept ?? redirect(adminSignInPath(pageOf(request)), 303);
  }
  if (member.owesFactor && !mayOweFactor) throw redirect(adminAccountPath(), 303);
  return member;
}

/** The page of a request to come back to; none for `/admin`, where one comes anyway. */
function pageOf(request: Request): string | undefined {
  const { pathname, search } = new URL(request.url);
  return pathname === adminPath() ? undefined : `${pathname}${search}`;
}

/**
 * Asks who is signed in to confirm that it is them, where that was 15 minutes ago or longer (rule staff-14).
 * Pages of what is dangerous call it in loader and action.
 * @throws a redirect to the page that asks, which comes back to this one
 */
export async function requireRecentStaff(
  context: Pick<RequestContext, "actor" | "now">,
  request: Request,
): Promise<void> {
  if (needsConfirmation(await context.actor(), context.now()))
    throw redirect(adminConfirmPath(pageOf(request)), 303);
}

/**
 * Restricts a page to who is not signed in as staff.
 * @throws a redirect to their destination if they are
 */
export async function requireNoStaff(context: StaffRequest, request: Request): Promise<void> {
  context.doNotCache();
  if (await context.staff()) throw redirect(afterStaffSignIn(request), 303);
}

/**
 * Where staff go after signing in: the `redirect` parameter if it leads to a page of theirs once dot segments
 * are resolved, else `/admin`.
 */
export const afterStaffSignIn = (request: Request): string =>
  officePageOf(new URL(request.url).searchParams.get("redirect"));

/** A page of the office that a text names; `/admin` for any other. */
export function officePageOf(text: string | null): string {
  const path = safeRedirect(text, adminPath());
  const { pathname, target } = resolvedPath(path);
  return isAdminPath(pathname) ? target : adminPath();
}
