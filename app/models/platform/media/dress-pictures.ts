// @public

import { isServedUrl, pictureWidthsPx, sizeInUrl, srcSetOf } from "./media-address";

const imgTag = /<img\b[^>]*>/gi;
/** Default `sizes`: pictures in text fill the page's width. */
const pageSizes = "(min-width: 1280px) 1216px, 100vw";

/**
 * Adds to stored pictures in owners' HTML what they lack: dimensions, so that the layout does not shift, and
 * narrower copies. Existing attributes and external pictures are unchanged.
 * @param isLazy whether pictures without a `loading` attribute load lazily
 */
export function dressPictures(html: string, { isLazy }: { isLazy: boolean }): string {
  if (!html.includes("/media/")) return html;
  return html.replace(imgTag, (tag) => {
    const url = attributeOf(tag, "src") ?? "";
    const size = sizeInUrl(url);
    if (!isServedUrl(url) || !size) return tag;
    const room = roomOf(tag, size);
    const added = [
      ...room,
      ...(hasAttribute(tag, "srcset") ? [] : choiceOf(url, size.width, tag)),
      ...(isLazy && !hasAttribute(tag, "loading") ? ['loading="lazy"'] : []),
      ...(hasAttribute(tag, "decoding") ? [] : ['decoding="async"']),
    ];
    return added.length > 0 ? tag.replace(/\s*\/?>$/, ` ${added.join(" ")}>`) : tag;
  });
}

/** Width and height, px; if the owner gave only one, the other follows from the aspect ratio. */
function roomOf(tag: string, size: { width: number; height: number }): string[] {
  const given = { width: attributeOf(tag, "width"), height: attributeOf(tag, "height") };
  if (given.width === null && given.height === null)
    return [`width="${size.width}"`, `height="${size.height}"`];
  if (given.width !== null && given.height !== null) return [];
  const px = Number(given.width ?? given.height);
  if (!(px > 0)) return [];
  return given.width === null
    ? [`width="${Math.round((px * size.width) / size.height)}"`]
    : [`height="${Math.round((px * size.height) / size.width)}"`];
}

function choiceOf(url: string, widthPx: number, tag: string): string[] {
  const offered = pictureWidthsPx.filter((offeredPx) => offeredPx <= widthPx);
  if (offered.length < 2) return [];
  const shownPx = Number(attributeOf(tag, "width"));
  return [`srcset="${srcSetOf(url, offered)}"`, `sizes="${shownPx > 0 ? `${shownPx}px` : pageSizes}"`];
}

const hasAttribute = (tag: string, name: string) => new RegExp(`\\s${name}(?=[\\s=/>])`, "i").test(tag);
/** Value of a quoted attribute; null if absent. */
const attributeOf = (tag: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? null;
