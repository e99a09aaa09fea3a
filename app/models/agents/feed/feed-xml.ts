import { escapeXml } from "../../platform/text/escape-xml";
import { type FeedItem, feedFields } from "./feed-item";

/** Opening of a feed in Google's format: RSS 2.0 with the fields of its namespace. */
export const feedOpening = ({ title, link }: { title: string; link: string }): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n<title>${escapeXml(title)}</title>\n<link>${escapeXml(link)}</link>\n<description>${escapeXml(title)}</description>\n`;

/** The lines of items; what an item does not have is left out. */
export const feedLines = (items: readonly FeedItem[]): string =>
  items
    .map((item) => `<item>${feedFields.map((name) => fieldXml(name, item[name])).join("")}</item>\n`)
    .join("");

const fieldXml = (name: string, text: string): string =>
  text === "" ? "" : `<g:${name}>${escapeXml(text)}</g:${name}>`;

/** End of a feed. */
export const feedClosing = "</channel>\n</rss>\n";
