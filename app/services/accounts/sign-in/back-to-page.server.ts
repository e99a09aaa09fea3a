// @public

import { redirect } from "@remix-run/node";
import type { RequestContext } from "../../shops/context/request-context.server";
import { noticeCookie } from "../sessions/notice-cookie.server";

/**
 * Answers an accepted form by going back to the page it is on.
 * @param notice good news that page shows; without one an earlier notice is removed
 */
export function backToPage({ origin }: Pick<RequestContext, "origin">, page: string, notice = "") {
  const headers = { "Set-Cookie": noticeCookie(notice ? [notice] : [], origin, page, "success") };
  return redirect(page, { status: 303, headers });
}
