import { Link } from "@remix-run/react";
import type { ShownProduct } from "~/models/catalogue/product/product-page";
import { type Policy, policyLabel } from "~/models/shops/settings/shop-policies";
import { slugPath } from "~/paths";
import { StaticPart } from "../../../ui/framework/static-part";
import { OwnerHtml } from "../../../ui/owner-html";

type ShippingInfoProps = { product: ShownProduct; policies: readonly Policy[] };

/** What a product says of its shipping, and of the policies of the shop. */
const infoOf = ({ product: { about, methodLimitText, itemDeliveryInfo }, policies }: ShippingInfoProps) => ({
  html: about.shipping,
  lines: [itemDeliveryInfo, methodLimitText].filter(Boolean),
  links: policies.filter(({ kind }) => kind === "shipping" || kind === "refund"),
});

/** Whether a product has a tab about shipping (rule product-10). */
export function hasShippingInfo(product: ShownProduct, policies: readonly Policy[]): boolean {
  const { html, lines, links } = infoOf({ product, policies });
  return html !== null || lines.length > 0 || links.length > 0;
}

/** The owner's words about shipping, what holds for this product, and links to the policies. */
export function ShippingInfo(props: ShippingInfoProps) {
  const { html, lines, links } = infoOf(props);
  return (
    <div id="shipping">
      {html ? (
        <StaticPart of={html}>{(text) => <OwnerHtml html={text} className="prose" />}</StaticPart>
      ) : null}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {links.length > 0 ? (
        <ul>
          {links.map((policy) => (
            <li key={policy.kind}>
              <Link to={slugPath(policy.slug)}>{policyLabel(policy)}</Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
