// @public

import type { AnchorHTMLAttributes, FormHTMLAttributes } from "react";
import { useAddress } from "./use-address";

/** A link without the router, in the page's language: what is in a static part cannot be the router's. */
export function PlainLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return <a href={useAddress()(href)} {...rest} />;
}

/** A form without the router, in the page's language. */
export function PlainForm({
  action,
  method,
  ...rest
}: FormHTMLAttributes<HTMLFormElement> & { action: string }) {
  return <form method={method} action={useAddress()(action)} {...rest} />;
}
