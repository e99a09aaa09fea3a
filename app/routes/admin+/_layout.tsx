import "../../styles/office.css";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { OfficeFrame } from "~/components/office/frame/office-frame";
import { AdminFrame } from "~/components/staff/admin-frame";
import { KeptForm } from "~/components/staff/kept-form";
import { ErrorScreen, ErrorWords } from "~/components/storefront/layout/error-screen";
import { useRootData } from "~/components/ui/page/root-data";
import { isKeptPost, type KeptPost } from "~/models/staff/kept-post";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { loadFrame } from "~/services/office/load-frame.server";
import { schemeOfRequest } from "~/services/office/scheme-cookie.server";

/** What is around all pages of staff: the office for who is signed in, else whose shop it is. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  context.doNotCache();
  const member = await context.staff();
  return {
    shopName: context.shop.name,
    name: member?.name ?? null,
    scheme: schemeOfRequest(request),
    office: member && !member.owesFactor ? await loadFrame(context, member) : null,
  };
}

/** Another page has what runs and what waits by now. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname;

type Frame = Awaited<ReturnType<typeof loader>>;

const Around = ({ office, scheme, children, ...frame }: Frame & { children: ReactNode }) =>
  office ? (
    <OfficeFrame {...office} scheme={scheme}>
      {children}
    </OfficeFrame>
  ) : (
    <AdminFrame {...frame}>{children}</AdminFrame>
  );

export default function AdminLayout() {
  return (
    <Around {...useLoaderData<typeof loader>()}>
      <Outlet />
    </Around>
  );
}

/** A page that failed or is not there, within the frame of the others; a form that came signed out. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>("routes/admin+/_layout");
  const kept = keptPostOf(useRouteError());
  if (kept) return <Kept {...kept} />;
  if (!frame) return <ErrorScreen />;
  return (
    <Around {...frame}>
      <ErrorWords back={{ to: "/admin", label: "Back to the office" }} />
    </Around>
  );
}

const keptPostOf = (error: unknown): KeptPost | null =>
  isRouteErrorResponse(error) && error.status === 401 && isKeptPost(error.data) ? error.data : null;

const Kept = (kept: KeptPost) => (
  <AdminFrame shopName={useRootData().shop.name} name={null}>
    <KeptForm {...kept} />
  </AdminFrame>
);

export const meta: MetaFunction<typeof loader> = ({ error, matches }) =>
  keptPostOf(error) ? privatePageMeta("Sign in to go on") : matches.flatMap((match) => match.meta ?? []);
