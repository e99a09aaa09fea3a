// @public

import { AppError, isAppError } from "~/models/platform/error/app-error";
import { type SocialProvider, socialProviderNames } from "~/models/platform/sign-in/social-provider";
import { phrase } from "~/models/platform/texts/phrase";
import { loginPath } from "~/paths";
import { accountLoginMethodPath } from "~/paths/account";
import { addIdentity } from "../accounts/passkeys/add-identity.server";
import { finishSocialLogin } from "../accounts/sign-in/finish-social-login.server";
import { identifyCustomer } from "../accounts/sign-in/identify-customer.server";
import {
  donePendingCookie,
  type PendingLogin,
  readPendingLogin,
} from "../accounts/sign-in/pending-login.server";
import { headersWith, leadTo } from "../shops/answers/answer-with.server";
import type { RequestContext } from "../shops/context/request-context.server";
import { enterWithPendingAction } from "./enter-with-pending-action.server";

/** Signs in whom a service sends back, or adds it to the customer's login methods; else says why not. */
export async function answerSocialCallback(
  context: RequestContext,
  request: Request,
  provider: SocialProvider,
): Promise<Response> {
  const pending = readPendingLogin(context, request.headers.get("Cookie"));
  try {
    if (pending?.provider !== provider)
      throw new AppError("conflict", phrase("This sign-in has expired. Please try again."));
    const headers = await complete(context, request, pending);
    return leadTo(context, pending.redirectTo, { headers, cookies: [donePendingCookie(context)] });
  } catch (error) {
    if (!isAppError(error)) throw error;
    const isLinking = pending !== null && pending.linkTo !== null;
    const page = isLinking ? accountLoginMethodPath() : loginPath();
    const next = isLinking ? page : loginPath(pending?.redirectTo, pending?.pendingAction);
    return leadTo(context, next, {
      cookies: [donePendingCookie(context)],
      notice: { lines: [error.message], page, tone: "danger" },
    });
  }
}

async function complete(context: RequestContext, request: Request, pending: PendingLogin): Promise<Headers> {
  const visitor = await context.visitor();
  const { linkTo } = pending;
  if (linkTo !== null && visitor.customer?.id !== linkTo)
    throw new AppError("conflict", phrase("You signed out meanwhile. Please sign in and try again."));
  const identity = await finishSocialLogin(context, pending, new URL(request.url).searchParams);
  if (linkTo === null) {
    const customerId = await identifyCustomer(context, identity);
    return enterWithPendingAction(context, request, customerId, pending.pendingAction);
  }
  await context.db.transaction((tx) => addIdentity({ ...context, db: tx }, linkTo, identity));
  const added = `${socialProviderNames[identity.provider]} was added to your login methods.`;
  return headersWith(context, { notice: { lines: [added], page: pending.redirectTo, tone: "success" } });
}
