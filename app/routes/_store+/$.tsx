import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { reloadsAfter } from "~/components/storefront/following/reloads-after";
import { TellEvent } from "~/components/storefront/following/tell-event";
import { JsonLd } from "~/components/storefront/json-ld";
import type { RefusedChoices } from "~/components/storefront/use-choices";
import type { PageHandle } from "~/components/ui/page/styled-page";
import { listingAnswer } from "~/models/catalogue/listing/listing-answer";
import { cartFormSchema } from "~/models/selling/cart/cart-form";
import { metaTags } from "~/models/shops/pages/page-meta";
import { metaOfAnswer } from "~/models/storefront/visitor-page-meta";
import { answerForm } from "~/services/platform/forms/answer-form.server";
import { answerProductForm } from "~/services/storefront/answer-product-form.server";
import { loadStorePage } from "~/services/storefront/load-store-page.server";
import { CataloguePage } from "~/widgets/catalogue-page";
import { CmsPage } from "~/widgets/cms-page";
import { Surrounded } from "~/widgets/surrounded";
import { widgetKit } from "~/widgets/widget-kit.server";

/** Every address that no other route matches: a CMS page, category or product by slug (rule addresses-1). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const page = await loadStorePage(context, request, widgetKit);
  if (page && "listing" in page) return data(page, listingAnswer(page.listing));
  if (page) return data(page, { status: "status" in page ? page.status : 200 });
  throw new Response("This page could not be found", { status: 404, statusText: "Not Found" });
}

/**
 * A product's form without a script; its refusal is shown on the page, with what was typed (rule options-5).
 */
export function action({ context, request }: ActionFunctionArgs) {
  return answerForm(request, { schema: cartFormSchema }, (form, posted) =>
    answerProductForm(context, request, { form, posted }),
  );
}

/** Remix leaves a loader's own headers out of a page that does not ask for them. */
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const shouldRevalidate = reloadsAfter;

export const handle: PageHandle = {
  pageOf: (page) => ((page as { kind: string } | undefined)?.kind === "product" ? "product" : undefined),
};

export const meta: MetaFunction<typeof loader> = (call) =>
  call.data ? metaOfAnswer(call, metaTags(call.data.meta)) : [];

export default function StorePage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ refused?: RefusedChoices }>();
  switch (page.kind) {
    case "category":
      return (
        <>
          <Surrounded by={page.around}>
            <CataloguePage type="category-page" category={page.category} listing={page.listing} />
          </Surrounded>
          <JsonLd items={page.jsonLd} />
        </>
      );
    case "product":
      return (
        <>
          <Surrounded by={page.around}>
            <CataloguePage type="product-page" {...page} refused={answer?.refused ?? null} />
          </Surrounded>
          <JsonLd items={page.jsonLd} />
          <TellEvent event={{ name: "view_item", product_id: page.product.id }} />
        </>
      );
    default:
      return <CmsPage page={page} />;
  }
}
