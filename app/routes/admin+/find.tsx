import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RecordPage } from "~/components/office/record/record-page";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { findAnything } from "~/services/office/find-anything.server";
import { requireStaff } from "~/services/staff/sessions/require-staff.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request);
  return findAnything(context, new URL(request.url).searchParams.get("q") ?? "");
}

export default function OfficeFindPage() {
  return <RecordPage view={useLoaderData<typeof loader>()} doneTexts={{}} />;
}

export const meta: MetaFunction = () => privatePageMeta("Find");
