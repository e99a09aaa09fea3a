import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { DownloadList } from "~/components/orders/download-list";
import { EmptyNote } from "~/components/selling/cart/empty-note";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";
import { listDownloads } from "~/services/orders/downloads/list-downloads.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id } = await requireCustomer(context, request);
  return { downloads: await listDownloads(context, id) };
}

export default function DownloadsPage() {
  const { downloads } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={phrase("Downloads")}>
      {downloads.length > 0 ? (
        <DownloadList downloads={downloads} namesOrder />
      ) : (
        <EmptyNote picture="file" action={phrase("Continue shopping")}>
          {phrase(
            "You haven’t bought anything to download yet. Files are listed here once their order is paid.",
          )}
        </EmptyNote>
      )}
    </AccountPage>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Downloads"));
