import { betweenSelectorQuotes } from "~/models/catalogue/cards/favorite-marks";
import type { Gap, MarkupPlace, Placeholders } from "./split-page.server";

const markupEscapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** A text among markup, as React writes it. */
const toMarkup = (text: string) => text.replace(/[&<>"']/g, (sign) => markupEscapes[sign] ?? sign);

/** The content between the quotes of a JSON string. */
const toJson = (text: string) => JSON.stringify(text).slice(1, -1);

/** A JSON string within a script's string: escaped twice, and without what could end the script. */
const toScript = (text: string) =>
  toJson(toJson(text)).replace(
    /[&<>\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

const writers: Record<MarkupPlace, (text: string) => string> = {
  markup: toMarkup,
  script: toScript,
  style: betweenSelectorQuotes,
  data: toJson,
};

/** The bytes of a visitor's own values for the gaps of a page. */
export function fillGaps(gaps: readonly Gap[], own: Placeholders): Buffer[] {
  return gaps.map(({ value, place }) => Buffer.from(writers[place](String(own[value]))));
}
