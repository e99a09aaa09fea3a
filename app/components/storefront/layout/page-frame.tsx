// @public

import type { ReactNode } from "react";
import type { PageLayout } from "~/models/content/templates/template";
import { CheckoutHeader } from "./checkout-header";
import { PageNotice } from "./page-notice";
import { SiteFooter } from "./site-footer";
import { SiteHeader } from "./site-header";

/**
 * Header, page and footer as the page's layout wants them (rule layout-1): `default` and `store` the shop's,
 * `checkout` those of the checkout, `static` the owner's header and footer templates with nothing of ours
 * around them, `no-layout` the page alone.
 */
export function PageFrame({
  layout,
  header,
  placesParts = false,
  sidebar,
  tools = null,
  footer,
  children,
}: {
  layout: PageLayout;
  header: ReactNode;
  /** Whether the header's template places logo, search and cart itself. */
  placesParts?: boolean;
  /** The header again, for the mobile sidebar. */
  sidebar: ReactNode;
  /** What the header has before account and cart. */
  tools?: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}) {
  const main = (
    <main
      id="content"
      tabIndex={-1}
      className="min-h-[60vh] outline-none has-[>.ground:last-child]:bg-sunken"
    >
      <PageNotice />
      {children}
    </main>
  );
  switch (layout) {
    case "no-layout":
      return main;
    case "static":
      return (
        <>
          {header ? <header>{header}</header> : null}
          {main}
          {footer ? <footer>{footer}</footer> : null}
        </>
      );
    case "checkout":
      return (
        <>
          <CheckoutHeader>{header}</CheckoutHeader>
          {main}
          <SiteFooter isSlim>{footer}</SiteFooter>
        </>
      );
    default:
      return (
        <>
          <SiteHeader placesParts={placesParts} sidebar={sidebar} tools={tools}>
            {header}
          </SiteHeader>
          {main}
          <SiteFooter>{footer}</SiteFooter>
        </>
      );
  }
}
