import { redirect } from "@remix-run/node";
import type { SocialProvider } from "~/models/account/social-provider";
import { isAppError } from "~/models/error/app-error";
import { wishOf } from "~/models/lists/wish";
import { loginPath } from "~/paths";
import { accountLoginMethodPath } from "~/paths/account";
import type { RequestContext } from "../../http/request-context.server";
import { noticeCookie } from "../notice-cookie.server";
import { requireCustomer } from "../require-customer.server";
import { afterSignIn, requireGuest } from "../require-guest.server";
import { beginSocialLogin } from "./begin-social-login.server";

/** Leads a guest to a service to sign in, or with `?link` a customer to add it to the login methods. */
export async function answerLoginStart(
  context: RequestContext,
  request: Request,
  provider: SocialProvider,
): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const isLinking = searchParams.has("link");
  if (!isLinking) await requireGuest(context, request);
  const customer = isLinking ? await requireCustomer(context, request) : null;
  const wish = isLinking ? {} : wishOf(searchParams);
  const redirectTo = isLinking ? accountLoginMethodPath() : afterSignIn(request);
  try {
    const { url, setCookie } = await beginSocialLogin(context, provider, {
      ...{ redirectTo, linkTo: customer?.id ?? null, wish },
    });
    return redirect(url, { status: 303, headers: { "Set-Cookie": setCookie } });
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === "not_found") throw new Response(error.message, { status: error.status });
    const page = isLinking ? redirectTo : loginPath();
    return redirect(isLinking ? page : loginPath(redirectTo, wish), {
      status: 303,
      headers: { "Set-Cookie": noticeCookie([error.message], context.origin, page) },
    });
  }
}
