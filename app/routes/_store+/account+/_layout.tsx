import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { AccountNavigation } from "~/components/accounts/account-navigation";
import { phrase } from "~/models/platform/texts/phrase";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";
import { requireCustomer } from "~/services/accounts/sessions/require-customer.server";

export async function loader({ context, request }: LoaderFunctionArgs) {
  await requireCustomer(context, request);
  return null;
}

export default function AccountLayout() {
  return (
    <div className="page-width grid gap-8 py-8 lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-14 lg:py-14">
      <AccountNavigation />
      <div className="min-w-0 space-y-6">
        <Outlet />
      </div>
    </div>
  );
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("My Account"));
