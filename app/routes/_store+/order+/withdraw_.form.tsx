import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ModelWithdrawalForm } from "~/components/orders/withdrawal/model-withdrawal-form";
import type { PageShell } from "~/models/content/templates/template-view";
import { phrase } from "~/models/platform/texts/phrase";
import { shopAddress } from "~/models/shops/hosts/shop-address";
import { contactEmail } from "~/models/shops/mail/contact-email";
import { visitorPageMeta } from "~/models/storefront/visitor-page-meta";

const shell: PageShell = { layout: "no-layout", header: null, footer: null };

/** The model withdrawal form, without the shop's header and footer so that it prints as it is. */
export function loader({ context }: LoaderFunctionArgs) {
  context.doNotCache();
  const { shop } = context;
  return { shell, trader: [shop.name, shopAddress(shop), contactEmail(shop)].filter(Boolean) };
}

export default function ModelWithdrawalFormRoute() {
  return <ModelWithdrawalForm trader={useLoaderData<typeof loader>().trader} />;
}

export const meta: MetaFunction = (call) => visitorPageMeta(call, phrase("Model withdrawal form"));
