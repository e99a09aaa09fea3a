import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { CheckoutHeader } from "~/components/layout/checkout-header";
import { PageNotice } from "~/components/layout/page-notice";
import { SiteFooter } from "~/components/layout/site-footer";
import { loadShell } from "~/services/content/load-shell.server";
import { widgetContext } from "~/services/http/widget-context.server";
import { TemplateView } from "~/widgets/template-view";
import { widgetKit } from "~/widgets/widget-kit.server";

export async function loader({ context }: LoaderFunctionArgs) {
  return loadShell(await widgetContext(context), "checkout", widgetKit);
}

export default function CheckoutLayout() {
  const { header, footer } = useLoaderData<typeof loader>();
  return (
    <>
      <CheckoutHeader>{header ? <TemplateView view={header} /> : null}</CheckoutHeader>
      <main id="content" tabIndex={-1} className="min-h-[70vh] outline-none">
        <PageNotice />
        <Outlet />
      </main>
      <SiteFooter isSlim>{footer ? <TemplateView view={footer} /> : null}</SiteFooter>
    </>
  );
}
