import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { BehindAgeGate } from "~/components/storefront/age-gate";
import { PageFrame } from "~/components/storefront/page-frame";
import { wasTaken } from "~/components/storefront/reloads-after";
import { menusOf, placesParts } from "~/models/content/header-parts";
import { orderMenusForMobile } from "~/models/content/order-menus-for-mobile";
import { withoutScripts } from "~/models/content/without-scripts";
import { findAgeWords } from "~/services/content/find-age-words.server";
import { loadShell } from "~/services/content/load-shell.server";
import { widgetContext } from "~/services/content/widget-context.server";
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

/** Header and footer stay between pages; only an accepted post may change them. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  return change.formMethod && change.formMethod !== "GET" && wasTaken(change)
    ? change.defaultShouldRevalidate
    : false;
}

/** The header and footer of every store page; a page's template may choose others, or another layout. */
export default function StoreLayout() {
  const primary = useLoaderData<typeof loader>();
  const shell = usePageShell();
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
        <Outlet />
      </PageFrame>
    </BehindAgeGate>
  );
}
