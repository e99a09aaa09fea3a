import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { BehindAgeGate } from "~/components/storefront/layout/age-gate";
import { CheckoutHeader } from "~/components/storefront/layout/checkout-header";
import { ErrorScreen } from "~/components/storefront/layout/error-screen";
import { PageNotice } from "~/components/storefront/layout/page-notice";
import { SiteFooter } from "~/components/storefront/layout/site-footer";
import { findAgeWords } from "~/services/content/pages/find-age-words.server";
import { loadShell } from "~/services/content/pages/load-shell.server";
import { widgetContext } from "~/services/content/widgets/widget-context.server";
import { ErrorPage } from "~/widgets/error-page";
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
  return (
    <CheckoutFrame frame={useLoaderData<typeof loader>()}>
      <Outlet />
    </CheckoutFrame>
  );
}

/** A page that failed or is not there, with the checkout's header and footer around it (rule errors-4). */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>("routes/checkout+/_layout");
  if (!frame) return <ErrorScreen />;
  return (
    <CheckoutFrame frame={frame}>
      <ErrorPage />
    </CheckoutFrame>
  );
}

type FrameProps = { frame: ReturnType<typeof useLoaderData<typeof loader>>; children: ReactNode };

function CheckoutFrame({ frame: { header, footer, ageWords }, children }: FrameProps) {
  return (
    <BehindAgeGate words={ageWords}>
      <CheckoutHeader>{header ? <TemplateView view={header} /> : null}</CheckoutHeader>
      <main id="content" tabIndex={-1} className="min-h-[70vh] outline-none">
        <PageNotice />
        {children}
      </main>
      <SiteFooter isSlim>{footer ? <TemplateView view={footer} /> : null}</SiteFooter>
    </BehindAgeGate>
  );
}
