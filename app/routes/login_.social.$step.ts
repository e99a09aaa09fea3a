import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type SocialStep, socialStep } from "~/models/accounts/social-step";
import { socialCallbackPath } from "~/paths/account";
import { answerLinkStart } from "~/services/accounts/answer-link-start.server";
import { answerLoginStart } from "~/services/accounts/answer-login-start.server";
import { readForm } from "~/services/platform/forms/read-form.server";
import { answerSocialCallback } from "~/services/storefront/answer-social-callback.server";

/** Leads to a service to sign in there, and takes the browser back from it. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  context.doNotCache();
  const { provider, isCallback } = stepOf(params.step);
  return isCallback
    ? answerSocialCallback(context, request, provider)
    : answerLoginStart(context, request, provider);
}

/**
 * A customer's own page posts here to add a service to the login methods. Apple posts its answer from its own
 * site, where a browser sends no cookie of the shop along; it is read where this leads, after a redirect,
 * which does.
 */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { provider, isCallback } = stepOf(params.step);
  if (!isCallback) return answerLinkStart(context, provider);
  const posted = await readForm(request);
  const answer = ["code", "state", "iss", "user", "error"].flatMap((name) => {
    const value = posted.get(name);
    return typeof value === "string" && value.length <= 2000 ? [[name, value]] : [];
  });
  return redirect(socialCallbackPath(provider, new URLSearchParams(answer)), 303);
}

function stepOf(text = ""): SocialStep {
  const step = socialStep(text);
  if (!step) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  return step;
}
