import type { ShopSettings } from "../shop-settings/shop-settings";

/** What a page says of itself to search engines and previews. Addresses are absolute. */
export type PageMeta = {
  title: string;
  description: string;
  canonical: string;
  /** Content of the robots tag; 'index,follow' writes none. */
  robots: string;
  imageUrl: string;
  type: "website" | "product";
};

/** The shop's SEO setting as a robots directive (part 1, §3 "SEO setting values"). */
export const robotsDirective = (setting: ShopSettings["seo"]["robots"]) => setting.replace("_", ",");

/** A title with the shop's ending, such as ' | Harbor & Pine'. */
export const titleWith = (title: string, seo: ShopSettings["seo"]) => `${title}${seo.title_suffix}`;

/** Plain words of a text with tags, cut at a word to what search engines show. */
export function metaText(html: string, maxLength = 160): string {
  const words = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
  if (words.length <= maxLength) return words;
  const cut = words.slice(0, maxLength);
  return `${cut.slice(0, cut.lastIndexOf(" ") > 0 ? cut.lastIndexOf(" ") : maxLength)}…`;
}

/** One tag of a page's head, in the shape Remix's `meta` wants. */
export type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string }
  | { "script:ld+json": Record<string, unknown> };

/** The tags of a page's head; what is empty is left out. */
export function metaTags(meta: PageMeta, ...jsonLd: Record<string, unknown>[]): MetaTag[] {
  const named = (name: string, content: string) => (content ? [{ name, content }] : []);
  const property = (key: string, content: string) => (content ? [{ property: key, content }] : []);
  return [
    { title: meta.title },
    ...named("description", meta.description),
    ...(meta.robots === "index,follow" ? [] : named("robots", meta.robots)),
    { tagName: "link", rel: "canonical", href: meta.canonical },
    ...property("og:title", meta.title),
    ...property("og:description", meta.description),
    ...property("og:type", meta.type),
    ...property("og:url", meta.canonical),
    ...property("og:image", meta.imageUrl),
    ...jsonLd.map((data) => ({ "script:ld+json": { "@context": "https://schema.org", ...data } })),
  ];
}
