// @public

/** Languages that are written from right to left unless their tag names a script. */
const rightToLeft: ReadonlySet<string> = new Set([
  "ar",
  "ckb",
  "dv",
  "fa",
  "he",
  "ps",
  "sd",
  "ug",
  "ur",
  "yi",
]);
const rightToLeftScript = /-(?:arab|hebr|syrc|thaa|nkoo)\b/i;
const script = /-[a-z]{4}\b/i;

/** The direction a language is written in, as an element's `dir` (rule accessibility-13). */
export function directionOf(tag: string): "ltr" | "rtl" {
  const isRightToLeft = script.test(tag)
    ? rightToLeftScript.test(tag)
    : rightToLeft.has(tag.split("-")[0] ?? "");
  return isRightToLeft ? "rtl" : "ltr";
}
