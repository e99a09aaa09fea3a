import { z } from "zod";

/** The language of a shop's texts as a language tag (BCP 47), such as `en`, `de-AT` or `ar`. */
export const languageSchema = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/, "Use a language tag, such as en or de-AT")
  .default("en");

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
