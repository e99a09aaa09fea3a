import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListPage } from "~/components/office/list/list-page";
import { customerList } from "~/models/office/customers/customer-list";
import { readListAddress } from "~/models/office/list/list-address";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { listOfficeCustomers } from "~/services/office/list-office-customers.server";
import { requireOffice } from "~/services/office/require-office.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "view", kind: "customer" });
  return listOfficeCustomers(ctx, readListAddress(customerList, new URL(request.url).searchParams));
}

export default function OfficeCustomersPage() {
  return (
    <ListPage
      list={customerList}
      {...useLoaderData<typeof loader>()}
      empty={<p>People who make an account or buy appear here.</p>}
    />
  );
}

export const meta: MetaFunction = () => privatePageMeta(customerList.title);
