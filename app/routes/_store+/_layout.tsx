import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { AgeGate, useAsksAge } from "~/components/layout/age-gate";
import { PageNotice } from "~/components/layout/page-notice";
import { useRootData } from "~/components/layout/root-data";
import { SiteFooter } from "~/components/layout/site-footer";
import { SiteHeader } from "~/components/layout/site-header";
import { rememberShell } from "~/services/content/remember-shell.server";
import { widgetLoaders } from "~/widgets/registry.server";
import { TemplateView } from "~/widgets/template-view";

export async function loader({ context }: LoaderFunctionArgs) {
  return rememberShell(context, "store", widgetLoaders);
}

/** Header and footer stay the same from page to page; only a change that was posted may alter them. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod && formMethod !== "GET" ? defaultShouldRevalidate : false;
}

export default function StoreLayout() {
  const { header, footer } = useLoaderData<typeof loader>();
  const { legalAge } = useRootData();
  const asksAge = useAsksAge();
  return (
    <>
      {/* React 18 knows no `inert` property; as an attribute it keeps the page behind the question out of reach. */}
      <div {...(asksAge ? { inert: "" } : {})}>
        <SiteHeader>{header ? <TemplateView view={header} /> : null}</SiteHeader>
        <main id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
          <PageNotice />
          <Outlet />
        </main>
        <SiteFooter>{footer ? <TemplateView view={footer} /> : null}</SiteFooter>
      </div>
      {asksAge ? <AgeGate legalAge={legalAge} /> : null}
    </>
  );
}
