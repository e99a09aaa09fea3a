import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { AdminFrame } from "~/components/staff/admin-frame";
import { ErrorScreen, ErrorWords } from "~/components/storefront/error-screen";

/** What all pages of staff show: whose shop it is, and who is signed in. */
export async function loader({ context }: LoaderFunctionArgs) {
  context.doNotCache();
  return { shopName: context.shop.name, name: (await context.staff())?.name ?? null };
}

export default function AdminLayout() {
  return (
    <AdminFrame {...useLoaderData<typeof loader>()}>
      <Outlet />
    </AdminFrame>
  );
}

/** A page that failed or is not there, within the frame of the others. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>("routes/admin+/_layout");
  if (!frame) return <ErrorScreen />;
  return (
    <AdminFrame {...frame}>
      <ErrorWords />
    </AdminFrame>
  );
}
