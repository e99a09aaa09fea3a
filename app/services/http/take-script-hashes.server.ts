import { hashSource } from "../content/find-script-sources.server";

/**
 * Takes the marks of our own scripts out of a rendered page and answers their hashes. A page without marks is the same
 * for everybody, and can be kept and served again under one policy; scripts without the mark get no hash.
 */
export function takeScriptHashes(html: Buffer, nonce: string): { html: Buffer; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes: string[] = [];
  const clean: Buffer[] = [];
  let from = 0;
  // From mark to mark: a page is long, and all else in it is of no interest here.
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, from)) {
    clean.push(html.subarray(from, at));
    from = at + mark.length;
    const closes = html.indexOf(">", from);
    const ends = html.indexOf("</script>", closes);
    if (closes === -1 || ends === -1) continue;
    const tag = html.toString("utf8", html.lastIndexOf("<", at), closes);
    if (tag.startsWith("<script") && !/\ssrc=/.test(tag))
      hashes.push(hashSource(html.subarray(closes + 1, ends)));
  }
  clean.push(html.subarray(from));
  return { html: Buffer.concat(clean), hashes };
}
