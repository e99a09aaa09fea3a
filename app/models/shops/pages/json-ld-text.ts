// @public

/** One object a page tells search engines, by schema.org. */
export type JsonLdItem = Record<string, unknown>;

/** The text of a script element that says it. No text within can end the element. */
export const jsonLdText = (item: JsonLdItem): string =>
  JSON.stringify({ "@context": "https://schema.org", ...item }).replaceAll("<", "\\u003c");
