import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RecordPage } from "~/components/office/record/record-page";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { loadInbox } from "~/services/office/inbox-pages.server";
import { requireOffice } from "~/services/office/require-office.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "view", kind: "conversation" });
  return loadInbox(ctx);
}

export default function OfficeInboxPage() {
  return <RecordPage view={useLoaderData<typeof loader>()} doneTexts={{}} />;
}

export const meta: MetaFunction = () => privatePageMeta("Inbox");
