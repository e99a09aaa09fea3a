import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListPage } from "~/components/office/list/list-page";
import { customerList } from "~/models/office/customers/customer-list";
import { mayOpen } from "~/models/office/frame/navigation";
import { readListAddress } from "~/models/office/list/list-address";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { officeChosenCustomersPath } from "~/paths/office";
import { listOfficeCustomers } from "~/services/office/list-office-customers.server";
import { officePlace, requireOffice } from "~/services/office/require-office.server";
import { listSavedViews } from "~/services/office/views/saved-views.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const ctx = await requireOffice(context, request, { verb: "view", kind: "customer" });
  const address = readListAddress(customerList, new URL(request.url).searchParams);
  const mayChange = mayOpen(await ctx.actor(), { verb: "change", kind: "customer" }, officePlace(ctx));
  const [page, saved] = await Promise.all([
    listOfficeCustomers(ctx, address),
    listSavedViews(ctx, customerList),
  ]);
  return { page: { ...page, saved }, mayChange };
}

export default function OfficeCustomersPage() {
  const { page, mayChange } = useLoaderData<typeof loader>();
  return (
    <ListPage
      list={customerList}
      {...page}
      selection={mayChange ? [{ to: officeChosenCustomersPath(), label: "Change…" }] : []}
      empty={<p>People who make an account or buy appear here.</p>}
    />
  );
}

export const meta: MetaFunction = () => privatePageMeta(customerList.title);
