import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/components/accounts/account-page";
import { DownloadList } from "~/components/orders/download-list";
import { ButtonLink } from "~/components/ui/button";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { homePath } from "~/paths";
import { requireCustomer } from "~/services/accounts/require-customer.server";
import { listDownloads } from "~/services/orders/list-downloads.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { id } = await requireCustomer(context, request);
  return { downloads: await listDownloads(context, id) };
}

export default function DownloadsPage() {
  const { downloads } = useLoaderData<typeof loader>();
  return (
    <AccountPage title="Downloads">
      {downloads.length > 0 ? (
        <DownloadList downloads={downloads} namesOrder />
      ) : (
        <div className="rounded-base bg-sunken p-8 text-center">
          <p className="text-muted">
            You haven't bought anything to download yet. Files are listed here once their order is paid.
          </p>
          <ButtonLink to={homePath()} className="mt-5">
            Continue shopping
          </ButtonLink>
        </div>
      )}
    </AccountPage>
  );
}

export const meta: MetaFunction = () => privatePageMeta("Downloads");
