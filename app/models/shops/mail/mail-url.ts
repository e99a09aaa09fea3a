// @public

import { publicPath } from "../locales/local-path";

/**
 * The absolute address of a path of the shop, or of an address that is absolute already. Every address in a
 * mail is made here: a mail program has no page that a path could be relative to.
 * @param where `origin` of the shop's stored primary domain with the public scheme, never of a request
 * `prefix` of the language of its reader
 * @throws TypeError where the origin is not absolute
 */
export const mailUrl = ({ origin, prefix = "" }: { origin: string; prefix?: string }, path: string): string =>
  new URL(publicPath(path, prefix), origin).href;

/** The same of a path of the office, which may have an origin of its own (rule hosts-9). */
export const officeUrl = ({ officeOrigin }: { officeOrigin: string }, path: string): string =>
  mailUrl({ origin: officeOrigin }, path);
