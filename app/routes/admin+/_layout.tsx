import "../../styles/office.css";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { OfficeFrame } from "~/components/office/frame/office-frame";
import { AdminFrame } from "~/components/staff/admin-frame";
import { ErrorScreen, ErrorWords } from "~/components/storefront/layout/error-screen";
import { loadFrame } from "~/services/office/load-frame.server";

/** What is around all pages of staff: the office for who is signed in, else whose shop it is. */
export async function loader({ context }: LoaderFunctionArgs) {
  context.doNotCache();
  const member = await context.staff();
  return {
    shopName: context.shop.name,
    name: member?.name ?? null,
    office: member && !member.owesFactor ? await loadFrame(context, member) : null,
  };
}

type Frame = Awaited<ReturnType<typeof loader>>;

const Around = ({ office, children, ...frame }: Frame & { children: ReactNode }) =>
  office ? <OfficeFrame {...office}>{children}</OfficeFrame> : <AdminFrame {...frame}>{children}</AdminFrame>;

export default function AdminLayout() {
  return (
    <Around {...useLoaderData<typeof loader>()}>
      <Outlet />
    </Around>
  );
}

/** A page that failed or is not there, within the frame of the others. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>("routes/admin+/_layout");
  if (!frame) return <ErrorScreen />;
  return (
    <Around {...frame}>
      <ErrorWords />
    </Around>
  );
}
