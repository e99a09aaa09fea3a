import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { socialCallbackPath } from "~/paths/account";
import { readForm } from "~/services/platform/forms/read-form.server";
import { answerSocialCallback } from "~/services/storefront/answer-social-callback.server";

/** Takes the browser back from Apple. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  return answerSocialCallback(context, request, "apple");
}

/**
 * Apple posts its answer from its own site, where a browser sends no cookie of the shop along; it is read
 * where this leads, after a redirect, which does. It is no page: Remix refuses posts of other sites to those.
 */
export async function action({ request }: ActionFunctionArgs) {
  const posted = await readForm(request);
  const answer = ["code", "state", "iss", "user", "error"].flatMap((name) => {
    const value = posted.get(name);
    return typeof value === "string" && value.length <= 2000 ? [[name, value]] : [];
  });
  return redirect(socialCallbackPath("apple", new URLSearchParams(answer)), 303);
}
