import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HomePage } from "~/components/office/home/home-page";
import { privatePageMeta } from "~/models/storefront/private-page-meta";
import { loadHome } from "~/services/office/load-home.server";
import { ownWork } from "~/services/office/require-office.server";
import { requireStaff } from "~/services/staff/sessions/require-staff.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireStaff(context, request);
  return loadHome(await ownWork(context));
}

export default function OfficeHomePage() {
  return <HomePage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => privatePageMeta("Home");
