// @public

import type { PageSource } from "~/models/shops/hosts/content-security-policy";
import { hashSource } from "../pages/find-page-sources.server";

/**
 * Takes the marks of our own scripts and styles out of a rendered page and answers their hashes. A page
 * without marks is the same for all visitors, and can be kept and served again under one policy; what has no
 * mark gets no hash.
 */
export function takeInlineHashes(html: Buffer, nonce: string): { html: Buffer; sources: PageSource[] } {
  const mark = ` nonce="${nonce}"`;
  const sources: PageSource[] = [];
  const clean: Buffer[] = [];
  let from = 0;
  // From mark to mark: a page is long, and all else in it is of no interest here.
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, from)) {
    clean.push(html.subarray(from, at));
    from = at + mark.length;
    const closes = html.indexOf(">", from);
    if (closes === -1) continue;
    const tag = html.toString("utf8", html.lastIndexOf("<", at), closes);
    const isStyle = tag.startsWith("<style");
    if (!isStyle && (!tag.startsWith("<script") || /\ssrc=/.test(tag))) continue;
    const ends = html.indexOf(isStyle ? "</style>" : "</script>", closes);
    if (ends === -1) continue;
    const hash = hashSource(html.subarray(closes + 1, ends));
    sources.push(isStyle ? `style-src-elem ${hash}` : `script-src ${hash}`);
  }
  clean.push(html.subarray(from));
  return { html: Buffer.concat(clean), sources };
}
