import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { sendOfficeForm } from "~/components/office/form/send-office-form";
import { DescribedScreen } from "~/components/office/screens/described-screen";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { actOnScreen, loadScreen } from "~/services/office/screens/load-screen.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

export const loader = ({ context, request, params }: LoaderFunctionArgs) =>
  loadScreen(context, request, { screen: params.screen, rest: params["*"] ?? "" });

export const action = ({ context, request, params }: ActionFunctionArgs) =>
  actOnScreen(context, request, { screen: params.screen, rest: params["*"] ?? "" });

/** Shows an error in the form if the post did not arrive, and asks for the sign-in where a session ended. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendOfficeForm(serverAction);

export default function OfficeScreen() {
  return <DescribedScreen data={useLoaderData<typeof loader>()} />;
}

export const headers = retryHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => privatePageMeta(data?.title ?? "Office");
