import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { Link } from "@remix-run/react";
import { bannerSchema } from "~/models/content/popups/banner-schema";
import { safeRedirect } from "~/models/platform/redirect/safe-redirect";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { ageConfirmPath, homePath } from "~/paths";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { leadTo } from "~/services/shops/answers/answer-with.server";
import { ageCookie } from "~/services/shops/cookies/age-cookie.server";

/** Tells a visitor that they are too young; no link leads here. */
export async function loader({ context }: LoaderFunctionArgs) {
  return context.shop.industry === "tobacco" ? null : redirect(homePath());
}

export function action({ context, request }: ActionFunctionArgs) {
  return answerForm(request, { schema: bannerSchema }, async ({ answer, return_to }) => {
    if (answer !== "yes") return redirect(ageConfirmPath(), 303);
    const target = safeRedirect(return_to, homePath());
    return leadTo(context, target === ageConfirmPath() ? homePath() : target, {
      cookies: [ageCookie(context.origin)],
    });
  });
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Age confirmation"));

export default function AgeRefused() {
  return (
    <div className="mx-auto max-w-xl space-y-4 px-6 py-24 text-center">
      <h1 className="text-3xl font-medium">{phrase("Sorry, this shop is for adults only")}</h1>
      <p className="text-muted">{phrase("You need to be of legal age to see tobacco products.")}</p>
      <p>
        <Link to={homePath()} className="underline underline-offset-4">
          {phrase("I pressed the wrong button")}
        </Link>
      </p>
    </div>
  );
}
