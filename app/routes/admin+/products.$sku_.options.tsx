import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { sendOfficeForm } from "~/components/office/form/send-office-form";
import { OptionTrialPage } from "~/components/office/products/options/option-trial-page";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { answerOptionTrial, loadOptionTrialPage } from "~/services/office/products/option-trial-page.server";
import { requireOffice } from "~/services/office/require-office.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

const need = { verb: "view", kind: "content" } as const;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return loadOptionTrialPage(ctx, params.sku ?? "", new URL(request.url).searchParams);
}

export async function action({ context, request }: ActionFunctionArgs) {
  await requireOffice(context, request, need);
  return answerOptionTrial(request);
}

/** Shows an error in the form if the post did not arrive, and asks for the sign-in where a session ended. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendOfficeForm(serverAction);

export default function OptionsPage() {
  return <OptionTrialPage {...useLoaderData<typeof loader>()} />;
}

export const headers = retryHeaders;

export const meta: MetaFunction = () => privatePageMeta("Try the options");
