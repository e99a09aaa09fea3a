import { hashSource } from "../content/find-script-sources.server";

/**
 * Takes the marks of our own scripts out of a rendered page and answers their hashes. A page without marks is the same
 * for everybody, and can be kept and served again under one policy; scripts without the mark get no hash.
 */
export function takeScriptHashes(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes: string[] = [];
  let clean = "";
  let from = 0;
  // From mark to mark: a page is long, and all else in it is of no interest here.
  for (let at = html.indexOf(mark); at !== -1; at = html.indexOf(mark, from)) {
    clean += html.slice(from, at);
    from = at + mark.length;
    const opens = html.lastIndexOf("<", at);
    const closes = html.indexOf(">", from);
    const ends = html.indexOf("</script>", closes);
    const isScript = html.startsWith("<script", opens) && closes !== -1 && ends !== -1;
    if (isScript && !/\ssrc=/.test(html.slice(opens, closes)))
      hashes.push(hashSource(html.slice(closes + 1, ends)));
  }
  return { html: clean + html.slice(from), hashes };
}
