import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunctionArgs, useLoaderData } from "@remix-run/react";
import { SearchPage } from "~/components/catalogue/search-page";
import { metaTags } from "~/models/seo/page-meta";
import { cartPath } from "~/paths";
import { loadSearchPage } from "~/services/catalogue/load-search-page.server";
import { loadPageTypeView } from "~/services/content/load-cms-page.server";
import { TemplateView } from "~/widgets/template-view";
import { widgetKit } from "~/widgets/widget-kit.server";

/** Search results (part 1, §2). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = await loadSearchPage(context, new URL(request.url).searchParams);
  if (!page) throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
  // What the owner wants said on the search page stands above its results (page type Search, part 3, §7).
  return { ...page, view: await loadPageTypeView(context, "Search", widgetKit) };
}

/** Nothing here depends on the cart: adding to it must not search again. */
export function shouldRevalidate({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formAction?.startsWith(cartPath()) ? false : defaultShouldRevalidate;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? metaTags(data.meta) : []);

export default function SearchRoute() {
  const { keyword, listing, view } = useLoaderData<typeof loader>();
  return (
    <>
      {view ? <TemplateView view={view} /> : null}
      <SearchPage keyword={keyword} listing={listing} />
    </>
  );
}
