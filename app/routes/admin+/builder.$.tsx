import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { BuilderPage } from "~/components/office/builder/builder-page";
import { sendOfficeForm } from "~/components/office/form/send-office-form";
import type { PageHandle } from "~/components/ui/page/styled-page";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { actInBuilder } from "~/services/office/builder/act-in-builder.server";
import { loadBuilder } from "~/services/office/builder/load-builder.server";
import { requireBuilder } from "~/services/office/builder/require-builder.server";
import { retryHeaders } from "~/services/platform/http/answers/retry-headers.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const ctx = await requireBuilder(context, request, params["*"] ?? "");
  return loadBuilder(ctx, params["*"] ?? "", new URL(request.url).searchParams);
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const ctx = await requireBuilder(context, request, params["*"] ?? "");
  return actInBuilder(ctx, request, params["*"] ?? "");
}

/** Shows an error in the form if the post did not arrive, and asks for the sign-in where a session ended. */
export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => sendOfficeForm(serverAction);

export default function OfficeBuilderPage() {
  return <BuilderPage {...useLoaderData<typeof loader>()} />;
}

export const handle: PageHandle = { pageOf: () => "builder" };

export const headers = retryHeaders;

export const meta: MetaFunction<typeof loader> = ({ data }) => privatePageMeta(data?.heading ?? "Builder");
