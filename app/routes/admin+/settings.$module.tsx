import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { sendOfficeForm } from "~/components/office/form/send-office-form";
import { SettingsPage } from "~/components/office/settings/settings-page";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { requireOffice } from "~/services/office/require-office.server";
import { loadSettingsPage, saveSettingsPage } from "~/services/office/settings-pages.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

const need = { verb: "view", kind: "setting" } as const;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return loadSettingsPage(ctx, params.module ?? "", new URL(request.url).searchParams);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const ctx = await requireOffice(context, request, need);
  return saveSettingsPage(ctx, request, params.module ?? "");
}

/** Shows an error in the form if the post did not arrive, and asks for the sign-in where a session ended. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendOfficeForm(serverAction);

export default function OfficeSettingsModulePage() {
  return <SettingsPage {...useLoaderData<typeof loader>()} />;
}

export const headers = retryHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => privatePageMeta(data?.title ?? "Settings");
