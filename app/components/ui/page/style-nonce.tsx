// @public

import { createContext, useContext } from "react";

/** The mark of style sheets that a service's script adds to the page; undefined where the shop uses none. */
const StyleNonce = createContext<string | undefined>(undefined);

/** Provided by the server's render. */
export const StyleNonceProvider = StyleNonce.Provider;

const name = "style-nonce";

/**
 * The mark that the policy of this document names; empty for none. Other documents of the shop may have
 * another.
 */
export const styleNonceOfDocument = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "";

/** Hands the mark to the scripts of the page (rule content-security-10). */
export function StyleNonceMeta() {
  const rendered = useContext(StyleNonce);
  const nonce = typeof document === "undefined" ? rendered : styleNonceOfDocument();
  return nonce ? <meta name={name} content={nonce} /> : null;
}
