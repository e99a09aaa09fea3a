import { parseDocument } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { mainPart } from "~/models/content/templates/around";
import { isScriptLink } from "~/models/content/templates/script-link";

type Attributes = Readonly<Record<string, string>>;

const tags = new Set(
  "section div details summary h2 h3 h4 h5 h6 p br hr span blockquote b strong i em u s small sub sup mark ul ol li dl dt dd a img figure figcaption table caption thead tbody tfoot tr th td".split(
    " ",
  ),
);

/** Those that the builder's own pieces have. */
const classes = new Set("band grid-2 grid-3 grid-aside grid-links names wide narrow beside prose".split(" "));

const ofAny = new Set([
  "class",
  "data-widget",
  "data-attribute",
  "data-hide-on",
  "data-space",
  "data-from",
  "data-until",
]);
const ofTag: Partial<Record<string, readonly string[]>> = {
  a: ["href", "title", "target", "rel"],
  img: ["src", "alt", "width", "height", "loading"],
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
};
const schemes = ["http", "https", "mailto", "tel"];

/** Which widgets a seller's HTML may place: of these types, under names that begin so. */
export type SellersWidgets = { prefix: string; isAllowed: (type: string) => boolean };

/**
 * A seller's HTML, which stands on pages of the marketplace: text and plain structure, and its own widgets
 * (rule sellers-23). What is returned was written anew, so that no browser reads it otherwise.
 * @returns `fault` in words where it holds anything else
 */
export function cleanSellersHtml(
  html: string,
  widgets: SellersWidgets,
): { html: string } | { fault: string } {
  const fault = faultIn(parseDocument(html).children, widgets);
  if (fault !== null) return { fault };
  return {
    html: sanitizeHtml(html, {
      allowedTags: [...tags],
      allowedAttributes: { "*": [...ofAny], ...ofTag } as Record<string, string[]>,
      allowedClasses: { "*": [...classes] },
      allowedSchemes: schemes,
      allowedSchemesByTag: { img: ["http", "https"] },
      allowProtocolRelative: false,
      exclusiveFilter: ({ attribs }) => widgetFault(attribs, widgets) !== null,
    }),
  };
}

type Nodes = ReturnType<typeof parseDocument>["children"];

/** The first element or attribute that is none of a seller's; comments go without a word. */
function faultIn(nodes: Nodes, widgets: SellersWidgets): string | null {
  for (const node of nodes) {
    if (!("attribs" in node)) continue;
    const found =
      elementFault(node.name, node.attribs) ??
      widgetFault(node.attribs, widgets) ??
      faultIn(node.children, widgets);
    if (found !== null) return found;
  }
  return null;
}

function elementFault(name: string, attributes: Attributes): string | null {
  if (!tags.has(name))
    return `Leave <${name}> out: your page takes headings, texts, lists, tables, links and pictures.`;
  const known = ofTag[name] ?? [];
  for (const [attribute, value] of Object.entries(attributes)) {
    if (!ofAny.has(attribute) && !known.includes(attribute))
      return `Leave ${attribute}="…" of <${name}> out.`;
    if (attribute === "class") {
      const other = value.split(/\s+/).find((one) => one !== "" && !classes.has(one));
      if (other !== undefined) return `Leave the class “${other}” out.`;
    }
    if ((attribute === "href" || attribute === "src") && !isAddress(value, name))
      return `Use a path of this shop or an https address instead of “${value.slice(0, 60)}”.`;
  }
  return null;
}

const isAddress = (value: string, tag: string): boolean => {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(value)?.[1]?.toLowerCase();
  if (isScriptLink(value) || value.trim().startsWith("//")) return false;
  return scheme === undefined || (tag === "img" ? ["http", "https"] : schemes).includes(scheme);
};

/** Others' widgets are none of a seller's to place. */
function widgetFault(attributes: Attributes, { prefix, isAllowed }: SellersWidgets): string | null {
  const type = attributes["data-widget"];
  const name = attributes["data-attribute"];
  if (type === undefined) return name === undefined ? null : 'Leave data-attribute="…" out.';
  if (type === mainPart) return name ? 'Leave data-attribute="…" out.' : null;
  if (!isAllowed(type)) return `The widget “${type}” is not for sellers’ pages.`;
  return name?.startsWith(prefix) ? null : `The widget “${name ?? ""}” is not yours.`;
}
