import sanitizeHtml from "sanitize-html";

const safe: sanitizeHtml.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "p",
    "br",
    "hr",
    "div",
    "span",
    "blockquote",
    "pre",
    "code",
    "b",
    "strong",
    "i",
    "em",
    "u",
    "s",
    "small",
    "sub",
    "sup",
    "mark",
    "abbr",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "a",
    "img",
    "figure",
    "figcaption",
    "table",
    "caption",
    "thead",
    "tbody",
    "tfoot",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "width", "height", "loading"],
    th: ["colspan", "rowspan", "scope"],
    td: ["colspan", "rowspan"],
    abbr: ["title"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["http", "https"] },
  allowProtocolRelative: false,
  transformTags: {
    // The page has its own first heading.
    h1: "h2",
    a: sanitizeHtml.simpleTransform("a", { rel: "nofollow noopener" }),
    img: sanitizeHtml.simpleTransform("img", { loading: "lazy" }),
  },
};

/**
 * HTML from another system without anything that could run, load or restyle: scripts, handlers, styles, forms
 * and frames are gone, text and plain structure stay.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, safe).trim();
}
