import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { reloadsAfter } from "~/components/storefront/following/reloads-after";
import { BehindAgeGate } from "~/components/storefront/layout/age-gate";
import { ErrorScreen } from "~/components/storefront/layout/error-screen";
import { PageFrame } from "~/components/storefront/layout/page-frame";
import { menusOf, placesParts } from "~/models/content/menus/header-parts";
import { orderMenusForMobile } from "~/models/content/menus/order-menus-for-mobile";
import type { PageShell } from "~/models/content/templates/template-view";
import { withoutScripts } from "~/models/content/templates/without-scripts";
import { findAgeWords } from "~/services/content/pages/find-age-words.server";
import { loadShell } from "~/services/content/pages/load-shell.server";
import { widgetContext } from "~/services/content/widgets/widget-context.server";
import { ErrorPage, useErrorShell } from "~/widgets/error-page";
import { TemplateView } from "~/widgets/template-view";
import { usePageShell } from "~/widgets/use-page-shell";
import { visitorPlaceView } from "~/widgets/visitor-place/visitor-place-view.server";
import { widgetKit } from "~/widgets/widget-kit.server";

export async function loader({ context }: LoaderFunctionArgs) {
  const [shell, ageWords] = await Promise.all([
    loadShell(await widgetContext(context), "store", widgetKit),
    findAgeWords(context),
  ]);
  return { ...shell, ageWords, tools: context.shop.type === "marketplace" ? visitorPlaceView : null };
}

/**
 * Header and footer stay between pages; only an accepted post may change them, and what a cart holds does
 * not.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return change.formMethod && change.formMethod !== "GET" ? reloadsAfter(change) : false;
}

/** The header and footer of every store page; a page's template may choose others, or another layout. */
export default function StoreLayout() {
  return (
    <StoreFrame primary={useLoaderData<typeof loader>()} shell={usePageShell()}>
      <Outlet />
    </StoreFrame>
  );
}

/** A page that failed or is not there, with the shop's header and footer around it (rule errors-4). */
export function ErrorBoundary() {
  const primary = useRouteLoaderData<typeof loader>("routes/_store+/_layout");
  const shell = useErrorShell();
  if (!primary) return <ErrorScreen />;
  return (
    <StoreFrame primary={primary} shell={shell}>
      <ErrorPage />
    </StoreFrame>
  );
}

type FrameProps = {
  primary: ReturnType<typeof useLoaderData<typeof loader>>;
  shell: PageShell | undefined;
  children: ReactNode;
};

function StoreFrame({ primary, shell, children }: FrameProps) {
  const { header, footer } = { ...primary, ...shell };
  const sidebar = header && (placesParts(header) ? menusOf(header) : withoutScripts(header));
  return (
    <BehindAgeGate words={primary.ageWords}>
      <PageFrame
        layout={shell?.layout ?? "default"}
        header={header ? <TemplateView view={header} /> : null}
        placesParts={header ? placesParts(header) : false}
        tools={primary.tools ? <TemplateView view={primary.tools} /> : null}
        sidebar={sidebar ? <TemplateView view={orderMenusForMobile(sidebar)} /> : null}
        footer={footer ? <TemplateView view={footer} /> : null}
      >
        {children}
      </PageFrame>
    </BehindAgeGate>
  );
}
