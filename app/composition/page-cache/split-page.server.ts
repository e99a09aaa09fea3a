import { randomBytes, randomInt } from "node:crypto";

/**
 * Values a page is rendered with in place of a visitor's own. They cannot be guessed, so no text can contain
 * them.
 */
export type Placeholders = { firstName: string; cartCount: number; favorites: string };

/**
 * Where a value goes: among the markup, into a string of a script, into the quotes of a selector of a style
 * sheet, or into the data a script asked for.
 */
export type MarkupPlace = "markup" | "script" | "style" | "data";

/** A gap in a page for a visitor's own value. */
export type Gap = { value: keyof Placeholders; place: MarkupPlace };

/** An inline script or style sheet with gaps: from a byte of one text to a byte of another. */
export type GappedScript = { from: { text: number; byte: number }; to: { text: number; byte: number } };

/** A page cut at its gaps: `texts` has one more than `gaps`. */
export type SplitPage = { texts: string[]; gaps: Gap[]; scripts: GappedScript[] };

/** New placeholders for one render. */
export function makePlaceholders(): Placeholders {
  return {
    firstName: `visitor${randomBytes(12).toString("hex")}`,
    cartCount: randomInt(10 ** 14, 2 ** 48 - 1),
    favorites: `favorites${randomBytes(12).toString("hex")}`,
  };
}

const inlineElement = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;

/**
 * Splits a rendered page at its placeholders.
 * @param isMarkup whether it is a document; otherwise it is the data of a page for the browser's router
 */
export function splitPage(page: string, placeholders: Placeholders, isMarkup: boolean): SplitPage {
  const scripts = isMarkup ? inlineRanges(page) : [];
  const values = Object.keys(placeholders) as (keyof Placeholders)[];
  const texts: string[] = [];
  const gaps: Gap[] = [];
  const cuts: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index, 0: found } of page.matchAll(new RegExp(Object.values(placeholders).join("|"), "g"))) {
    const around = scripts.find((script) => script.from <= index && index < script.to);
    const value = values.find((name) => String(placeholders[name]) === found);
    if (!value) continue;
    gaps.push({ value, place: isMarkup ? (around?.place ?? "markup") : "data" });
    texts.push(page.slice(start, index));
    cuts.push({ start, end: index });
    start = index + found.length;
  }
  texts.push(page.slice(start));
  cuts.push({ start, end: page.length });
  const whereIs = (offset: number) => {
    const text = cuts.findIndex(({ end }) => offset <= end);
    return { text, byte: Buffer.byteLength(page.slice(cuts[text]?.start, offset)) };
  };
  const gapped = scripts
    .map(({ from, to }) => ({ from: whereIs(from), to: whereIs(to) }))
    .filter(({ from, to }) => from.text !== to.text);
  return { texts, gaps, scripts: gapped };
}

/** What lies between the tags of the scripts and style sheets of a document, as ranges of characters. */
function inlineRanges(page: string): { from: number; to: number; place: MarkupPlace }[] {
  return [...page.matchAll(inlineElement)].map(({ index, 0: element, 1: tag = "", 2: code = "" }) => {
    const to = index + element.length - `</${tag}>`.length;
    return { from: to - code.length, to, place: tag === "style" ? "style" : "script" };
  });
}
