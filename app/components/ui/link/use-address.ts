// @public

import { createContext, useContext } from "react";
import { internalPath, publicPath } from "~/models/shops/locales/local-path";

/** What addresses of the page's language begin with, such as `/de` (rule locales-2). */
const prefixOfPage = (): string => {
  const { basename } = (globalThis as { __remixContext?: { basename?: string } }).__remixContext ?? {};
  return basename === undefined || basename === "/" ? "" : basename;
};

const Prefix = createContext<string | null>(null);

/** Provided by the server's render; a browser has the prefix of its page. */
export const PrefixProvider = Prefix.Provider;

/** The prefix of the page's language; empty for none. */
export const usePrefix = (): string => useContext(Prefix) ?? prefixOfPage();

/**
 * Gives paths of the shop as addresses in the page's language. The router's own links and forms do so by
 * themselves; plain `<a>` and `<form>`, and calls by `fetch`, need it.
 */
export function useAddress(): (path: string) => string {
  const prefix = usePrefix();
  return (path) => publicPath(path, prefix);
}

/** The same in a browser, outside of components. */
export const localAddress = (path: string): string => publicPath(path, prefixOfPage());

/** The path of the shop that an address of this page's language leads to; any other address stays. */
export const pathOfAddress = (address: string): string => internalPath(address, prefixOfPage()) ?? address;
