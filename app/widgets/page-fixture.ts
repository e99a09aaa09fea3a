import { english } from "~/models/platform/texts/format-message";
import type { Translate } from "~/models/platform/texts/message";
import { speakBy } from "~/models/platform/texts/spoken-language";

const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign] ?? sign);
const signs: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The words of a part of a page, those for screen readers too, as one line. */
export const wordsOf = (html: string): string =>
  decoded(html.replace(/<!--.*?-->/g, "").replace(/<[^>]*>/g, " "))
    .replace(/\s+/g, " ")
    .replace(/ (?=[,.;:!?](?: |$))/g, "")
    .trim();

/** What an element's tag says of one attribute; undefined where it has none. */
const attributeOf = (tag: string, name: string): string | undefined => {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
};

/** Where a part of a page leads: the words of each link, and its address. */
export const linksOf = (html: string): [words: string, to: string][] =>
  [...html.matchAll(/(<a\b[^>]*>)(.*?)<\/a>/gs)].map(([, tag = "", inner = ""]) => [
    wordsOf(inner),
    attributeOf(tag, "href") ?? "",
  ]);

/** What buttons a part of a page has: what each is called, by its label where it has one. */
export const buttonsOf = (html: string): string[] =>
  [...html.matchAll(/(<button\b[^>]*>)(.*?)<\/button>/gs)].map(
    ([, tag = "", inner = ""]) => attributeOf(tag, "aria-label") ?? wordsOf(inner),
  );

/**
 * What the forms of a part of a page send: each named control with the value it begins with, and `*` behind
 * the name where it has to be filled in. What is not checked sends nothing.
 */
export const fieldsOf = (html: string): string[] =>
  [...html.matchAll(/<(?:input|textarea|select|button)\b[^>]*>/g)].flatMap(([tag]) => {
    const name = attributeOf(tag, "name");
    const isOff = /type="(?:radio|checkbox)"/.test(tag) && !tag.includes(" checked=");
    if (name === undefined || isOff) return [];
    const value = attributeOf(tag, "value");
    return `${name}${tag.includes(" required=") ? "*" : ""}${value ? `=${value}` : ""}`;
  });

const [opens, closes] = ["\u27E6", "\u27E7"];

/**
 * What a part of a page shows that is no message (rule texts-2), each once: an owner's or a shopper's words,
 * and what would stay English in a shop of another language. Names for screen readers count.
 */
export function unsaidIn(render: () => string): string[] {
  const marked = ((text: string, values: Record<string, string | number> = {}) =>
    `${opens}${(english as (text: string, values: object) => string)(text, values)}${closes}`) as Translate;
  speakBy(() => ({ language: "en", t: marked }));
  try {
    const html = render();
    const named = [...html.matchAll(/ (?:aria-label|placeholder|alt|title)="([^"]*)"/g)];
    const shown = html.replace(/<(style|script)\b.*?<\/\1>/gs, "").replace(/<!--.*?-->/g, "");
    const texts = [...named.map(([, text = ""]) => text), shown.replace(/<[^>]*>/g, "\n")];
    return [...new Set(texts.flatMap(outsideOfMarks))].map(decoded);
  } finally {
    speakBy(() => undefined);
  }
}

/** The lines with letters that stand outside of marks; messages may hold others. */
function outsideOfMarks(text: string): string[] {
  let depth = 0;
  let rest = "";
  for (const sign of text) {
    if (sign === opens) depth += 1;
    else if (sign === closes) depth -= 1;
    else if (depth === 0) rest += sign;
  }
  return rest
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /\p{L}/u.test(line));
}
