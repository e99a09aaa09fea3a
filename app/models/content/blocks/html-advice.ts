import { colorContrast, contrastText, readableContrast } from "../../shops/settings/look/color-contrast";

/** Colors that text and ground have where a style names only one of them. */
export type PageColors = { ink: string; surface: string };

const styles = /<[a-z][^<>]*?\bstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/**
 * What an owner's HTML says in colors that cannot be read (rule builder-11). Grounds that are no plain color
 * are not judged.
 */
export function contrastAdvice(html: string, { ink, surface }: PageColors): string[] {
  const found = [...html.matchAll(styles)].flatMap(([, double, single]) => {
    const style = declarationsOf(double ?? single ?? "");
    const ground = style.get("background-color") ?? style.get("background");
    const color = style.get("color");
    if (ground === undefined && color === undefined) return [];
    const [text, behind] = [hexOf(color ?? ink), hexOf(ground ?? surface)];
    if (text === null || behind === null) return [];
    const contrast = colorContrast(text, behind);
    if (contrast >= readableContrast) return [];
    return [
      `Text in ${text} on ${behind} is hard to read: ${contrastText(contrast)} to 1, where ${readableContrast} is needed.`,
    ];
  });
  return [...new Set(found)];
}

const declarationsOf = (style: string): Map<string, string> =>
  new Map(
    style.split(";").map((part): [string, string] => {
      const at = part.indexOf(":");
      return [part.slice(0, Math.max(at, 0)).trim().toLowerCase(), part.slice(at + 1).trim()];
    }),
  );

/** A color as `#1f3d38`; null for one that is not written in hexadecimal digits. */
function hexOf(color: string): string | null {
  const text = color.toLowerCase().replace(/\s*!important$/, "");
  if (/^#[0-9a-f]{6}$/.test(text)) return text;
  if (!/^#[0-9a-f]{3}$/.test(text)) return text === "white" ? "#ffffff" : text === "black" ? "#000000" : null;
  return `#${[...text.slice(1)].map((digit) => digit + digit).join("")}`;
}

/** Pictures in an owner's HTML come as they are named: wider than this they are too large for any place. */
const widestPx = 1920;
/** What may be written into a page as data, in characters. */
const longestData = 20_000;

const pictures = /<img\b((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

/** Pictures in an owner's HTML that are larger than their place (rule builder-11). */
export function pictureAdvice(html: string): string[] {
  return [...html.matchAll(pictures)].flatMap(([, attributes = ""]) => {
    const src = /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1] ?? "";
    if (src.startsWith("data:"))
      return src.length > longestData
        ? ["A picture is written into the page as data, before which nothing is shown: upload it."]
        : [];
    const width = Number(/^\/media\/[^?#]*-(\d+)x\d+$/.exec(src)?.[1] ?? 0);
    const place = Number(/\bwidth\s*=\s*["']?(\d+)/i.exec(attributes)?.[1] ?? widestPx);
    // Twice as wide serves sharp screens.
    const enough = Math.min(2 * place, widestPx);
    if (/\bsrcset\s*=/i.test(attributes) || width <= enough) return [];
    return [`A picture is ${width} px wide, where ${enough} px are enough: name a narrower copy of it.`];
  });
}

/** What a page may hold before it is slow on a phone. */
const mostPictures = 40;
const longestHtml = 150_000;

/** Whether a page is heavier than a phone takes well (rule builder-11). */
export function weightAdvice({ pictures, characters }: { pictures: number; characters: number }): string[] {
  return [
    ...(pictures > mostPictures
      ? [`The page has ${pictures} pictures: more than ${mostPictures} make it slow on a phone.`]
      : []),
    ...(characters > longestHtml
      ? [
          `The page has ${Math.round(characters / 1000)} KB of text and HTML: more than ${longestHtml / 1000} KB make it slow.`,
        ]
      : []),
  ];
}
