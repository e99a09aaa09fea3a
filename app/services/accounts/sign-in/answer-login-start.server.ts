// @public

import { isAppError } from "~/models/platform/error/app-error";
import type { SocialProvider } from "~/models/platform/sign-in/social-provider";
import { pendingActionOf } from "~/models/shops/records/pending-action";
import { loginPath } from "~/paths";
import { leadTo } from "../../shops/answers/answer-with.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { afterSignIn, requireGuest } from "../register/require-guest.server";
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
    return leadTo(context, url, { cookies: [setCookie] });
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === "not_found") throw new Response(error.message, { status: error.status });
    return leadTo(context, loginPath(redirectTo, pendingAction), {
      notice: { lines: [error.message], page: loginPath(), tone: "danger" },
    });
  }
}
