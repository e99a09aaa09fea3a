import { createHash } from "node:crypto";
import { DomUtils, parseDocument } from "htmlparser2";

const { isTag } = DomUtils;
const mayRun = /<script|\son[a-z]+\s*=/i;
/** Types of script elements that browsers run; any other type is data. */
const scriptType = /^(|module|text\/javascript|application\/javascript)$/i;

/**
 * What an owner's HTML may run, as source expressions of `script-src`: hashes of its inline scripts and handlers, and
 * the addresses of its scripts from elsewhere. HTML without any costs one look.
 */
export function findScriptSources(html: string): string[] {
  if (!mayRun.test(html)) return [];
  const sources = new Set<string>();
  for (const element of DomUtils.filter(isTag, parseDocument(html).children)) {
    if (!isTag(element)) continue;
    if (element.name === "script" && scriptType.test(element.attribs.type ?? "")) {
      const { src } = element.attribs;
      if (src === undefined) sources.add(hashSource(DomUtils.textContent(element)));
      else if (isPlainAddress(src)) sources.add(src.replace(/[?#].*$/, ""));
    }
    for (const [name, code] of Object.entries(element.attribs))
      if (/^on[a-z]+$/.test(name)) sources.add("'unsafe-hashes'").add(hashSource(code));
  }
  return [...sources];
}

/** The hash of an inline script as the browser sees it: the HTML parser has made every line end one character. */
export function hashSource(script: string | Buffer): string {
  const text = script.includes("\r") ? script.toString().replace(/\r\n?/g, "\n") : script;
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** An address that cannot end its directive and begin another. */
const isPlainAddress = (src: string) => /^https:\/\/[a-z0-9.-]+(:\d+)?(\/[^\s;,'"]*)?$/i.test(src);
