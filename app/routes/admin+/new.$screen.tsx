import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { sendOfficeForm } from "~/components/office/form/send-office-form";
import { NewRecordPage } from "~/components/office/records/new-record-page";
import { withArticle } from "~/models/office/records/with-article";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { addRecord, loadNewRecord } from "~/services/office/records/new-record.server";
import { openRecords } from "~/services/office/screens/open-screen.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { ctx, screen } = await openRecords(context, request, params.screen);
  return loadNewRecord(ctx, screen, new URL(request.url).searchParams.get("from") ?? "");
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const { ctx, screen } = await openRecords(context, request, params.screen);
  return addRecord(ctx, request, screen);
}

/** Shows an error in the form if the post did not arrive, and asks for the sign-in where a session ended. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendOfficeForm(serverAction);

export default function AddRecordPage() {
  return <NewRecordPage {...useLoaderData<typeof loader>()} />;
}

export const headers = retryHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  privatePageMeta(`Add ${withArticle(data?.list.one ?? "record")}`);
