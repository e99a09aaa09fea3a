import type { LoaderFunctionArgs } from "@remix-run/node";
import { socialStep } from "~/models/accounts/sign-in/social-step";
import { answerLoginStart } from "~/services/accounts/sign-in/answer-login-start.server";
import { answerSocialCallback } from "~/services/storefront/answer-social-callback.server";

/** Leads to a service to sign in there, and takes the browser back from it. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  context.doNotCache();
  const step = socialStep(params.step ?? "");
  if (!step) throw new Response("Not Found", { status: 404, statusText: "Not Found" });
  return step.isCallback
    ? answerSocialCallback(context, request, step.provider)
    : answerLoginStart(context, request, step.provider);
}

/** Never shown: this address leads on, or is not there. */
export default function SocialStepPage() {
  return null;
}
