import { storedInHtml } from "../../platform/media/media-address";

const imageInHtml = /((?:src|href|poster)=")images\/([^"/?#]+)(")/g;

/** Replaces every whole string in JSON for which `replace` has a value. */
export function replaceStrings<T>(value: T, replace: (text: string) => string | null): T {
  const walk = (part: unknown): unknown => {
    if (typeof part === "string") return replace(part) ?? part;
    if (Array.isArray(part)) return part.map(walk);
    if (part === null || typeof part !== "object") return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]));
  };
  // Strings are replaced by strings, so the shape is unchanged.
  return walk(value) as T;
}

/** Replaces picture references `images/<file>` in HTML; names unknown to `replace` are kept. */
export function replaceImageFiles(html: string, replace: (file: string) => string | null): string {
  return html.replace(imageInHtml, (whole, before: string, file: string, after: string) => {
    const url = replace(file);
    return url === null ? whole : before + url + after;
  });
}

/** The inverse: addresses of stored pictures become `images/<file>`. */
export function replaceStoredUrls(html: string, replace: (url: string) => string | null): string {
  return html.replace(storedInHtml(), (whole, before: string, url: string, after: string) => {
    const file = replace(url);
    return file === null ? whole : `${before}images/${file}${after}`;
  });
}
