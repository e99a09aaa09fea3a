// @public

import type { PendingAction } from "~/models/shops/records/pending-action";
import { visitorAfter } from "../accounts/sessions/visitor-after.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { enterAccount } from "./sign-in/enter-account.server";
import { notePendingAction, runPendingAction } from "./sign-in/run-pending-action.server";

/**
 * Signs in an identified customer like {@link enterAccount}, and does what they wanted before (rule lists-5).
 * @returns headers with the cookies to set
 */
export async function enterWithPendingAction(
  context: RequestContext,
  request: Request,
  customerId: number,
  pendingAction: PendingAction,
): Promise<Headers> {
  const visitor = await context.visitor();
  const noted = await notePendingAction(context, visitor, pendingAction);
  const headers = await enterAccount(context, visitor, customerId, request.headers.get("User-Agent"));
  await runPendingAction(context, await visitorAfter(context, request, headers.getSetCookie()[0]), noted);
  return headers;
}
