/** What a browser has no name for, and so does nothing about until the page's script names it. */
const later = "later-modulepreload";
const link = '<link rel="modulepreload" ';
const preload = /<link rel="modulepreload" (?:fetchpriority="low" )?/g;
const moduleScript = ' type="module"';
const scriptEnd = "</script>";
const namedImport = /\bimport \* as (\w+) from ("[^"]+");/g;
const bareImport = /\bimport ("[^"]+");/g;

/** How long a page that is not drawn (of a window nobody sees, say) waits for it, ms. */
const drawnAtLatestMs = 3000;

/** A page in the background is not drawn at all; its script is there when somebody comes to it. */
const whenDrawn = `await new Promise((go)=>{if(document.hidden)return go();requestAnimationFrame(()=>setTimeout(go));setTimeout(go,${drawnAtLatestMs})});for(const link of document.querySelectorAll('link[rel="${later}"]'))link.rel="modulepreload";`;

/**
 * Lets a browser fetch the scripts of a page, which works without them, after it has drawn the page: on a slow line they
 * would otherwise share it with the first picture and the fonts. The scripts Remix starts with are imported statically,
 * which no code can hold back; here they become imports that are awaited.
 */
export function contentFirst(html: Buffer): Buffer {
  // Links and script stand side by side at the page's end: only that part is looked at closely.
  const script = html.lastIndexOf(moduleScript);
  const from = html.indexOf(link);
  const opened = html.indexOf(">", script) + 1;
  const closed = html.indexOf(scriptEnd, opened);
  if (script === -1 || from === -1 || from > script || closed === -1) return html;
  const links = html
    .toString("utf8", from, opened)
    .replaceAll(preload, `<link rel="${later}" fetchpriority="low" `);
  const code = html
    .toString("utf8", opened, closed)
    .replaceAll(namedImport, "const $1 = await import($2);")
    .replaceAll(bareImport, "await import($1);");
  return Buffer.concat([
    html.subarray(0, from),
    Buffer.from(links + whenDrawn + code),
    html.subarray(closed),
  ]);
}
