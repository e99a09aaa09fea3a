// @public

import { redirect } from "@remix-run/node";
import { leadingPage } from "~/models/accounts/sign-in/leading-page";
import { isAppError } from "~/models/platform/error/app-error";
import { type SocialProvider, socialProviderNames } from "~/models/platform/sign-in/social-provider";
import { phrase } from "~/models/platform/texts/phrase";
import { loginPath } from "~/paths";
import { accountLoginMethodPath } from "~/paths/account";
import { headersWith, leadTo } from "../../shops/answers/answer-with.server";
import type { RequestContext } from "../../shops/context/request-context.server";
import { beginSocialLogin } from "../sign-in/social/begin-social-login.server";

/**
 * Leads a customer to a service to add it to the login methods (rule accounts-21). It answers with a page
 * that leads on: a browser follows a redirect after a form only to the sites that the page's policy
 * (`form-action`) names, and services lead on to sites of their own, such as a company's sign-in.
 */
export async function answerLinkStart(context: RequestContext, provider: SocialProvider): Promise<Response> {
  const page = accountLoginMethodPath();
  const { customer } = await context.visitor();
  if (!customer) return redirect(loginPath(page), 303);
  try {
    const begun = { redirectTo: page, linkTo: customer.id, pendingAction: {} };
    const { url, setCookie } = await beginSocialLogin(context, provider, begun);
    const headers = headersWith(context, {
      headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
      cookies: [setCookie],
    });
    return new Response(
      leadingPage(url, phrase("Continue to {provider}", { provider: socialProviderNames[provider] })),
      { headers },
    );
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === "not_found") throw new Response(error.message, { status: error.status });
    return leadTo(context, page, { notice: { lines: [error.message], page, tone: "danger" } });
  }
}
