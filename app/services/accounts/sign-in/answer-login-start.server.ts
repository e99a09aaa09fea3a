// @public

import { redirect } from "@remix-run/node";
import { isAppError } from "~/models/platform/error/app-error";
import type { SocialProvider } from "~/models/platform/sign-in/social-provider";
import { pendingActionOf } from "~/models/shops/records/pending-action";
import { loginPath } from "~/paths";
import type { RequestContext } from "../../shops/context/request-context.server";
import { afterSignIn, requireGuest } from "../register/require-guest.server";
import { noticeCookie } from "../sessions/notice-cookie.server";
import { beginSocialLogin } from "./social/begin-social-login.server";

/** Leads a guest to a service to sign in. */
export async function answerLoginStart(
  context: RequestContext,
  request: Request,
  provider: SocialProvider,
): Promise<Response> {
  await requireGuest(context, request);
  const pendingAction = pendingActionOf(new URL(request.url).searchParams);
  const redirectTo = afterSignIn(request);
  try {
    const { url, setCookie } = await beginSocialLogin(context, provider, {
      redirectTo,
      linkTo: null,
      pendingAction,
    });
    return redirect(url, { status: 303, headers: { "Set-Cookie": setCookie } });
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === "not_found") throw new Response(error.message, { status: error.status });
    return redirect(loginPath(redirectTo, pendingAction), {
      status: 303,
      headers: { "Set-Cookie": noticeCookie([error.message], context.origin, loginPath(), "danger") },
    });
  }
}
