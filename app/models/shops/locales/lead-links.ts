// @public

import { publicPath } from "./local-path";

const address = /(\s(?:href|action|formaction)\s*=\s*["']?)(\/[^"'\s>]*)/gi;

/**
 * HTML of an owner whose links and forms lead to the shop in the page's language (rule locales-2).
 * @param prefix of the language; empty for none
 */
export const leadLinks = (html: string, prefix: string): string =>
  prefix === ""
    ? html
    : html.replace(address, (_, before: string, path: string) => before + publicPath(path, prefix));
