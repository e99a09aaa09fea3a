import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { RecordListPage } from "~/components/office/records/record-list-page";
import { readListAddress } from "~/models/office/list/list-address";
import { recordList } from "~/models/office/records/record-list";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { listRecordsPage } from "~/services/office/records/list-records-page.server";
import { requireScreen } from "~/services/office/records/require-screen.server";

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const { ctx, screen } = await requireScreen(context, request, params.records);
  const list = recordList(screen);
  const address = readListAddress(list, new URL(request.url).searchParams);
  const { one, about, segment } = screen;
  return { list, one, about, segment, ...(await listRecordsPage(ctx, screen, address)) };
}

export default function OfficeRecordsPage() {
  return <RecordListPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => privatePageMeta(data?.list.title ?? "Records");
