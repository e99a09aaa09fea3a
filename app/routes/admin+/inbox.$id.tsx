import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { sendOfficeForm } from "~/components/office/form/send-office-form";
import { RecordPage } from "~/components/office/record/record-page";
import { conversationDoneTexts } from "~/models/office/record/done-texts";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { actOnConversation, loadConversationPage } from "~/services/office/inbox-pages.server";
import { requireOffice } from "~/services/office/require-office.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

const need = { verb: "view", kind: "conversation" } as const;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return loadConversationPage(ctx, Number(params.id), new URL(request.url).searchParams);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return actOnConversation(ctx, request, Number(params.id));
}

/** Shows an error in the form if the post did not arrive, and asks for the sign-in where a session ended. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendOfficeForm(serverAction);

export default function OfficeConversationPage() {
  return <RecordPage view={useLoaderData<typeof loader>()} doneTexts={conversationDoneTexts} />;
}

export const headers = retryHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => privatePageMeta(data?.title ?? "Conversation");
