import { redirect } from "@remix-run/node";
import { safeRedirect } from "~/models/platform/redirect/safe-redirect";
import { isAdminPath } from "~/models/shops/is-admin-path";
import type { SignedInStaff } from "~/models/shops/signed-in-staff";
import { adminPath, adminSignInPath } from "~/paths/staff";
import type { RequestContext } from "../shops/request-context.server";

type StaffRequest = Pick<RequestContext, "doNotCache" | "staff">;

/**
 * Who is signed in at a page of `/admin`. Every loader and action of one must call it, because the loaders of
 * a page run in parallel.
 * @throws a redirect to the sign-in of staff, which comes back to this page
 */
export async function requireStaff(context: StaffRequest, request: Request): Promise<SignedInStaff> {
  context.doNotCache();
  const member = await context.staff();
  if (member) return member;
  const { pathname, search } = new URL(request.url);
  throw redirect(adminSignInPath(pathname === adminPath() ? undefined : `${pathname}${search}`), 303);
}

/**
 * Restricts a page to who is not signed in as staff.
 * @throws a redirect to their destination if they are
 */
export async function requireNoStaff(context: StaffRequest, request: Request): Promise<void> {
  context.doNotCache();
  if (await context.staff()) throw redirect(afterStaffSignIn(request), 303);
}

/** Where staff go after signing in: the `redirect` parameter if it leads to a page of theirs, else `/admin`. */
export function afterStaffSignIn(request: Request): string {
  const path = safeRedirect(new URL(request.url).searchParams.get("redirect"), adminPath());
  return isAdminPath(path.split(/[?#]/)[0] ?? "") ? path : adminPath();
}
