import { randomBytes, randomInt } from "node:crypto";

/** Values a page is rendered with in place of a visitor's own. Nobody can guess them, so no text can contain them. */
export type StandIns = { firstName: string; cartCount: number };

/** Where a value goes: among the markup, into a string of a script, or into the data a script asked for. */
export type Place = "markup" | "script" | "data";

/** A gap in a page for a visitor's own value. */
export type Gap = { value: keyof StandIns; place: Place };

/** The inline script with gaps: from a byte of one text to a byte of another. */
export type GappedScript = { from: { text: number; byte: number }; to: { text: number; byte: number } };

/** A page cut at its gaps: `texts` has one more than `gaps`. */
export type SplitPage = { texts: string[]; gaps: Gap[]; scripts: GappedScript[] };

/** New placeholders for one render. */
export function makeStandIns(): StandIns {
  return {
    firstName: `visitor${randomBytes(12).toString("hex")}`,
    cartCount: randomInt(10 ** 14, 2 ** 48 - 1),
  };
}

const scriptElement = /<script\b[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Splits a rendered page at its placeholders.
 * @param isMarkup whether it is a document; otherwise it is the data of a page for the browser's router
 */
export function splitPage(page: string, standIns: StandIns, isMarkup: boolean): SplitPage {
  const scripts = isMarkup ? scriptRanges(page) : [];
  const texts: string[] = [];
  const gaps: Gap[] = [];
  const cuts: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index, 0: found } of page.matchAll(
    new RegExp(`${standIns.firstName}|${standIns.cartCount}`, "g"),
  )) {
    const inScript = scripts.some((script) => script.from <= index && index < script.to);
    const place = isMarkup ? (inScript ? "script" : "markup") : "data";
    gaps.push({ value: found === standIns.firstName ? "firstName" : "cartCount", place });
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

/** What lies between the tags of the scripts of a document, as ranges of characters. */
function scriptRanges(page: string): { from: number; to: number }[] {
  return [...page.matchAll(scriptElement)].map(({ index, 0: element, 1: code = "" }) => {
    const to = index + element.length - "</script>".length;
    return { from: to - code.length, to };
  });
}
