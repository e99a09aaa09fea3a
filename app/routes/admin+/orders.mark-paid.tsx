import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { sendOfficeForm } from "~/components/office/form/send-office-form";
import { RecordPage } from "~/components/office/record/record-page";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { markOrders, previewMark } from "~/services/office/mark-orders.server";
import { requireOffice } from "~/services/office/require-office.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "change", kind: "order" });
  return previewMark(ctx, new URL(request.url).searchParams);
}

export async function action({ context, request }: ActionFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "change", kind: "order" });
  return markOrders(ctx, request);
}

/** Shows an error in the form if the post did not arrive, and asks for the sign-in where a session ended. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendOfficeForm(serverAction);

export default function MarkPaidPage() {
  const view = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const results = answer && "results" in answer ? answer.results : null;
  const shown = results
    ? { ...view, deeds: [], main: [{ kind: "rows" as const, title: "Done", rows: results, empty: "" }] }
    : view;
  return <RecordPage view={shown} doneTexts={{}} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => privatePageMeta(data?.title ?? "Orders");
