import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { OneRecordPage } from "~/components/office/records/one-record-page";
import { sendForm } from "~/components/ui/form/send-form";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { loadRecordPage, saveRecordPage } from "~/services/office/records/record-page.server";
import { requireScreen } from "~/services/office/records/require-screen.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { ctx, screen } = await requireScreen(context, request, params.records);
  return loadRecordPage(ctx, screen, params["*"] ?? "");
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { ctx, screen } = await requireScreen(context, request, params.records);
  return saveRecordPage(ctx, request, screen, params["*"] ?? "");
}

/** Shows an error in the form if the post did not reach the server. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendForm(serverAction);

export default function OfficeRecordPage() {
  return <OneRecordPage {...useLoaderData<typeof loader>()} />;
}

export const headers = retryHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => privatePageMeta(data?.heading ?? "Record");
