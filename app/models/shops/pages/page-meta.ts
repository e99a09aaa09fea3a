// @public

import { phrase } from "~/models/platform/texts/phrase";
import type { PageImage } from "../../platform/page/page-image";
import { cutText } from "../../platform/text/storable-text";
import { type Alternate, alternatesOf, type PageSlugs } from "../locales/page-url";
import { type CrawlerSetting, robotsDirective } from "../settings/crawler-setting";
import type { ShopSettings } from "../settings/shop-settings";
import { shopTitle } from "../settings/shop-title";
import type { Shop } from "../shop";

/**
 * A page's metadata for search engines and link previews. Addresses are absolute; empty texts are omitted.
 */
export type PageMeta = {
  title: string;
  siteName: string;
  description: string;
  keywords: string;
  canonical: string;
  /** Where the page is in each language of the shop (rule locales-4); none where it is not indexed. */
  alternates: Alternate[];
  /** Content of the robots tag; 'index,follow' needs none. */
  robots: string;
  image: PageImage | null;
  type: "website" | "product";
  /** The product's price in major units; null for none, and for a price the visitor may not see. */
  price: { amount: string; currency: string } | null;
};

/** A title with the shop's suffix, such as ' | Harbor & Pine'. */
const titleWith = (title: string, seo: ShopSettings["seo"]) => `${title}${seo.title_suffix}`;

/**
 * The metadata of a page; missing parts come from the shop's settings. The page's own `crawlerSetting`
 * overrides the shop's, and `robots` overrides both.
 */
export const pageMeta = (
  shop: Pick<Shop, "name" | "settings" | "domains" | "locale">,
  {
    crawlerSetting,
    slugs = null,
    ...own
  }: Pick<PageMeta, "title" | "canonical"> &
    Partial<PageMeta> & { crawlerSetting?: CrawlerSetting | null; slugs?: PageSlugs | null },
): PageMeta => {
  const robots = own.robots ?? robotsDirective(crawlerSetting ?? shop.settings.seo.robots);
  return {
    siteName: shopTitle(shop),
    keywords: "",
    robots,
    alternates: robots.startsWith("noindex") ? [] : alternatesOf(shop, own.canonical, slugs),
    image: null,
    type: "website",
    price: null,
    ...own,
    description: own.description || plainDescription(own.title, shop),
    title: titleWith(own.title, shop.settings.seo),
  };
};

/** The default description of a page. */
export function plainDescription(title: string, shop: Pick<Shop, "name" | "settings">): string {
  const name = shopTitle(shop);
  const where =
    title === name
      ? phrase("Shop online at {name}.", { name })
      : phrase("{title} at {name}.", { title, name });
  return metaText(`${where} ${shop.settings.general.tagline}`);
}

/** Text without tags, shortened at a word to the length search engines show. */
export function metaText(html: string, maxLength = 160): string {
  const words = html
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .trim();
  if (words.length <= maxLength) return words;
  const cut = cutText(words, maxLength);
  return `${cut.slice(0, cut.lastIndexOf(" ") > 0 ? cut.lastIndexOf(" ") : maxLength)}…`;
}

/** A tag of a page's head, in the form of Remix's `meta`. */
export type MetaTag =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { tagName: "link"; rel: string; href: string; hrefLang?: string };

/** The tags of a page's head, without empty ones. */
export function metaTags(meta: PageMeta): MetaTag[] {
  const named = (name: string, content: string) => (content ? [{ name, content }] : []);
  const property = (key: string, content: string) => (content ? [{ property: key, content }] : []);
  const { image, price } = meta;
  return [
    { title: meta.title },
    ...named("description", meta.description),
    ...named("keywords", meta.keywords),
    ...(meta.robots === "index,follow" ? [] : named("robots", meta.robots)),
    { tagName: "link", rel: "canonical", href: meta.canonical },
    ...meta.alternates.map(
      ({ language, url }): MetaTag => ({
        tagName: "link",
        rel: "alternate",
        hrefLang: language,
        href: url,
      }),
    ),
    ...property("og:site_name", meta.siteName),
    ...property("og:title", meta.title),
    ...property("og:description", meta.description),
    ...property("og:type", meta.type),
    ...property("og:url", meta.canonical),
    ...property("og:image", image?.url ?? ""),
    ...property("og:image:width", String(image?.width ?? "")),
    ...property("og:image:height", String(image?.height ?? "")),
    ...property("og:image:alt", image?.alt ?? ""),
    ...property("product:price:amount", price?.amount ?? ""),
    ...property("product:price:currency", price?.currency ?? ""),
    ...named("twitter:card", image ? "summary_large_image" : ""),
  ];
}
