// @public

import { afterFirstInteraction, pressHolder } from "./first-interaction.server";

/** No browser fetches a link for such a medium, until the page's script takes the attribute away. */
const later = 'media="not all"';
const link = '<link rel="modulepreload" ';
const preload = /<link rel="modulepreload" (?:fetchpriority="low" )?/g;
/** As `WidgetCode` names a file; Remix may name it again for a route. */
const widgetFile = /<link rel="modulepreload" href="([^"]+)">/g;
const moduleScript = ' type="module"';
const scriptEnd = "</script>";
/** The mark of our own scripts, as the page's script carries it. */
const scriptMark = / nonce="[^"]*"(?=[^<]*$)/;
/**
 * Ends what comes before the first script of a page: browsers must find the character set in its first 1024
 * bytes.
 */
const charset = /<meta charset="utf-8"[^>]*>/i;
/** Of the routes Remix writes into the page; no text in it has a line of its own. */
const indentation = /\n +/g;
const namedImport = /\bimport \* as (\w+) from ("[^"]+");/g;
const bareImport = /\bimport ("[^"]+");/g;
/** Of the code that takes the page over; what follows it does nothing else. */
const lastImport = /\bimport\(("[^"]+")\);/g;

/** Not every browser looks again at a link whose medium changes; each does when its address is set. */
const fetchLinks = `for(const link of document.querySelectorAll('link[${later}]'))link.media="all",link.href+="";`;

/**
 * Makes browsers load a page's scripts when its visitor first does something (rule hydration-4), since it
 * works without them: they would compete with its pictures and fonts, and keep a phone busy. What holds early
 * presses comes first. Remix imports its scripts statically, which cannot be delayed; here they become
 * awaited dynamic imports.
 */
export function contentFirst(html: Buffer): Buffer {
  // Links and script are at the page's end, so only that part is searched.
  const script = html.lastIndexOf(moduleScript);
  const from = html.indexOf(link);
  const opened = html.indexOf(">", script) + 1;
  const closed = html.indexOf(scriptEnd, opened);
  if (script === -1 || from === -1 || from > script || closed === -1) return html;
  const ahead = html.toString("utf8", from, opened);
  const links = ahead
    .replaceAll(widgetFile, (whole, file) => (ahead.includes(`href="${file}"/>`) ? "" : whole))
    .replaceAll(preload, `${link}${later} fetchpriority="low" `);
  const code = html
    .toString("utf8", opened, closed)
    .replaceAll(indentation, "\n")
    .replaceAll(lastImport, "await import($1);")
    .replaceAll(namedImport, "const $1 = await import($2);")
    .replaceAll(bareImport, "await import($1);");
  const head = html.toString("utf8", 0, from);
  const begins = charset.exec(head);
  const first = begins ? begins.index + begins[0].length : 0;
  return Buffer.concat([
    Buffer.from(head.slice(0, first) + pressHolder(scriptMark.exec(ahead)?.[0] ?? "") + head.slice(first)),
    Buffer.from(links + afterFirstInteraction(fetchLinks + code)),
    html.subarray(closed),
  ]);
}
