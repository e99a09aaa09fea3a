// @public

import { createHash } from "node:crypto";
import { DomUtils, parseDocument } from "htmlparser2";
import type { PageSource } from "~/models/shops/hosts/content-security-policy";

const { isTag } = DomUtils;
type Element = Extract<ReturnType<typeof parseDocument>["children"][number], { attribs: unknown }>;

const mayNeedSources = /<(script|style|link|iframe|form)\b|\s(on[a-z]+|formaction)\s*=/i;
/** Types of script elements that browsers run; any other type is data. */
const scriptType = /^(|module|text\/javascript|application\/javascript)$/i;
const cssImport = /@import\s+(?:url\(\s*)?["']?([^"')\s;]+)/gi;

/**
 * What an owner's HTML may run and show: hashes of its inline scripts, handlers and style sheets, the
 * addresses of those from elsewhere, and the origins of its frames and of where its forms lead. HTML without
 * any costs one look.
 */
export function findPageSources(html: string): PageSource[] {
  if (!mayNeedSources.test(html)) return [];
  const sources = DomUtils.filter(isTag, parseDocument(html).children).flatMap((node) =>
    isTag(node) ? [...sourcesOf(node), ...handlersOf(node)] : [],
  );
  return [...new Set(sources)];
}

function sourcesOf(element: Element): PageSource[] {
  const { type = "", src, href, rel = "", action, formaction } = element.attribs;
  if (element.name === "script" && scriptType.test(type))
    return src === undefined
      ? [`script-src ${hashSource(DomUtils.textContent(element))}`]
      : address("script-src", src);
  if (element.name === "style") {
    const css = DomUtils.textContent(element);
    const imported = [...css.matchAll(cssImport)].flatMap(([, from = ""]) => address("style-src-elem", from));
    return [`style-src-elem ${hashSource(css)}`, ...imported];
  }
  if (element.name === "link" && /\bstylesheet\b/i.test(rel)) return address("style-src-elem", href);
  if (element.name === "iframe") return origin("frame-src", src);
  if (element.name === "form") return origin("form-action", action);
  return origin("form-action", formaction);
}

const handlersOf = ({ attribs }: Element): PageSource[] =>
  Object.entries(attribs).flatMap(([name, code]): PageSource[] =>
    /^on[a-z]+$/.test(name) ? ["script-src 'unsafe-hashes'", `script-src ${hashSource(code)}`] : [],
  );

/**
 * The hash of an inline script or style sheet as the browser sees it: the HTML parser has made every line end
 * one character.
 */
export function hashSource(script: string | Buffer): string {
  const text = script.includes("\r") ? script.toString().replace(/\r\n?/g, "\n") : script;
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function address(directive: "script-src" | "style-src-elem", written = ""): PageSource[] {
  return isPlainAddress(written) ? [`${directive} ${written.replace(/[?#].*$/, "")}`] : [];
}

function origin(directive: "frame-src" | "form-action", written = ""): PageSource[] {
  // Browsers read an address without a scheme as one of the page's.
  const whole = written.trim().replace(/^\/\//, "https://");
  return isPlainAddress(whole) ? [`${directive} ${new URL(whole).origin}`] : [];
}

/** An address that cannot end its directive and begin another. */
const isPlainAddress = (src: string) =>
  /^https:\/\/[a-z0-9.-]+(:\d{1,5})?([/?#][^\s;,'"]*)?$/i.test(src) && URL.canParse(src);
