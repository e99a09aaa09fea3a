import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { BehindAgeGate } from "~/components/storefront/age-gate";
import { CheckoutHeader } from "~/components/storefront/checkout-header";
import { PageNotice } from "~/components/storefront/page-notice";
import { SiteFooter } from "~/components/storefront/site-footer";
import { findAgeWords } from "~/services/content/find-age-words.server";
import { loadShell } from "~/services/content/load-shell.server";
import { widgetContext } from "~/services/content/widget-context.server";
import { TemplateView } from "~/widgets/template-view";
import { widgetKit } from "~/widgets/widget-kit.server";

export async function loader({ context }: LoaderFunctionArgs) {
  const [shell, ageWords] = await Promise.all([
    loadShell(await widgetContext(context), "checkout", widgetKit),
    findAgeWords(context),
  ]);
  return { ...shell, ageWords };
}

export default function CheckoutLayout() {
  const { header, footer, ageWords } = useLoaderData<typeof loader>();
  return (
    <BehindAgeGate words={ageWords}>
      <CheckoutHeader>{header ? <TemplateView view={header} /> : null}</CheckoutHeader>
      <main id="content" tabIndex={-1} className="min-h-[70vh] outline-none">
        <PageNotice />
        <Outlet />
      </main>
      <SiteFooter isSlim>{footer ? <TemplateView view={footer} /> : null}</SiteFooter>
    </BehindAgeGate>
  );
}
