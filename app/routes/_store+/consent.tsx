import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { bannerSchema } from "~/models/content/popups/banner-schema";
import { safeRedirect } from "~/models/platform/redirect/safe-redirect";
import { homePath } from "~/paths";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";
import { consentCookies } from "~/services/shops/cookies/consent-cookie.server";

/** No link leads here. */
export const loader = () => redirect(homePath());

/** Stores the answer to the consent banner and returns to its page. */
export function action({ context, request }: ActionFunctionArgs) {
  return answerForm(request, { schema: bannerSchema }, async ({ answer, return_to }) => {
    const consent = answer === "granted" ? "granted" : "declined";
    const cookies = consentCookies(consent, context.origin);
    return leadTo(context, safeRedirect(return_to, homePath()), { cookies });
  });
}
