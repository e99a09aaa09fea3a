/**
 * HTML as words that are written with buttons, and back. What an owner's HTML holds besides is carried along
 * and comes back as it was: attributes as data, elements that are no words as a mark. Neither works in the
 * office: no address of a link, no style, no script (rule builder-23).
 */

/** Elements whose words are written as such. */
const written = new Set(
  (
    "p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd strong b em i u s small sub sup code a br hr blockquote div " +
    "section article header footer figure figcaption address cite q time abbr span details summary table " +
    "caption thead tbody tfoot tr th td"
  ).split(" "),
);

const kept = "data-kept";
const carried = "data-carried";

/** The words of some HTML, for an editable element; null for HTML that places widgets, which is code. */
export function readRich(html: string): DocumentFragment | null {
  if (/<(?:!doctype|html|head|body|frameset)\b/i.test(html)) return null;
  // Nothing of such a document loads or runs.
  const { body } = new DOMParser().parseFromString(`<body>${html}`, "text/html");
  if (body.querySelector("[data-widget]")) return null;
  const fragment = document.createDocumentFragment();
  for (const node of body.childNodes) fragment.append(...readNode(node));
  return fragment;
}

function readNode(node: Node): Node[] {
  if (node instanceof Text) return [document.createTextNode(node.data)];
  if (!(node instanceof Element)) return node instanceof Comment ? [carry(`<!--${node.data}-->`)] : [];
  const name = node.localName;
  if (!written.has(name)) return [carry(node.outerHTML)];
  const made = document.createElement(name);
  const attributes = [...node.attributes].map(({ name, value }): [string, string] => [name, value]);
  if (attributes.length > 0) made.setAttribute(kept, JSON.stringify(attributes));
  // What unfolds is open to be written in.
  if (name === "details") made.setAttribute("open", "");
  for (const child of node.childNodes) made.append(...readNode(child));
  return [made];
}

function carry(html: string): Element {
  const mark = document.createElement("span");
  mark.contentEditable = "false";
  mark.setAttribute(carried, html);
  mark.textContent = /^<([a-z0-9-]+)/i.exec(html)?.[1] ?? "note";
  return mark;
}

/** The HTML of what was written. */
export function writeRich(root: ParentNode): string {
  const html = [...root.childNodes].map(writeNode).join("");
  // A browser leaves an empty line where everything was deleted.
  return /^(<(p|div)>)?(<br>)?(<\/(p|div)>)?$/.test(html) ? "" : html;
}

function writeNode(node: Node): string {
  if (node instanceof Text) return escaped(node.data);
  if (!(node instanceof Element)) return "";
  const inCarried = node.getAttribute(carried);
  if (inCarried !== null) return inCarried;
  const name = node.localName;
  const attributes = attributesOf(node);
  const inner = [...node.childNodes].map(writeNode).join("");
  // Browsers wrap words they move in elements of their own, to look as before.
  if (!written.has(name) || (name === "span" && attributes.length === 0)) return inner;
  const start = attributes.map(([key, value]) => ` ${key}="${escaped(value).replace(/"/g, "&quot;")}"`);
  return /^(br|hr)$/.test(name)
    ? `<${name}${start.join("")}>`
    : `<${name}${start.join("")}>${inner}</${name}>`;
}

/** Its own attributes; of those a browser or the buttons gave it the address of a link alone. */
function attributesOf(element: Element): [string, string][] {
  const own = JSON.parse(element.getAttribute(kept) ?? "[]") as [string, string][];
  const address = element.localName === "a" ? element.getAttribute("href") : null;
  return address === null ? own : [...own.filter(([name]) => name !== "href"), ["href", address]];
}

const escaped = (text: string): string =>
  text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/\u00a0/g, "&nbsp;");

/** The address of a link in the editor. */
export const addressOf = (link: Element): string =>
  attributesOf(link).find(([name]) => name === "href")?.[1] ?? "";
