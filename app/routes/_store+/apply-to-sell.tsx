import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { ApplyPage } from "~/components/storefront/selling/apply-page";
import { sendForm } from "~/components/ui/form/send-form";
import {
  answersOf,
  applicationFormId,
  applicationSchema,
} from "~/models/marketplace/application/application-form";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { applyToSellPath } from "~/paths/places";
import { applyToSell } from "~/services/marketplace/applications/apply-to-sell.server";
import { loadApplicationPage } from "~/services/marketplace/applications/load-application-page.server";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

/** Where people apply to sell in a marketplace (rule sellers-19). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  return { ...loadApplicationPage(context), isSent: new URL(request.url).searchParams.has("sent") };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { questions } = loadApplicationPage(context);
  const rules = { id: applicationFormId, schema: applicationSchema(questions), keeps: "all" } as const;
  return answerForm(request, rules, async ({ answer, ...about }) => {
    await applyToSell(context, { ...about, answers: answersOf(questions, answer) });
    return redirect(applyToSellPath({ sent: "yes" }), 303);
  });
}

/** A post that never arrived is said in the form itself. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export const headers = retryHeaders;

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Sell with us"));

export default function ApplyRoute() {
  return <ApplyPage {...useLoaderData<typeof loader>()} />;
}
