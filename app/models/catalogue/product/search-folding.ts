// @public

/**
 * How texts and keywords are read alike (rule search-9). `search_text` of the database does the same to what
 * products say; a test compares the two, script by script.
 */

/** Marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters, and what has no width. */
const droppedRange =
  String.raw`\u00ad\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7` +
  String.raw`\u0610-\u061a\u0640\u064b-\u0655\u0670\u200b-\u200f\u2060\ufeff`;
/** Scripts that write no spaces: Thai, Lao, Burmese, Khmer, kana and Chinese characters. */
const unspacedRange =
  String.raw`\u0e01-\u0e3e\u0e40-\u0e4e\u0e81-\u0ece\u1000-\u103f\u1050-\u109f\u1780-\u17d3` +
  String.raw`\u3005-\u3007\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf` +
  String.raw`\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{3ffff}`;
/** Letters and digits of other scripts beyond ASCII, with the marks that stay. */
const spacedRange =
  String.raw`\u00df-\u00f6\u00f8-\u02af\u0370-\u0373\u0376-\u037d\u037f-\u0481\u048a-\u0559` +
  String.raw`\u0561-\u0587\u05d0-\u05f2\u0620-\u0669\u066e-\u06d3\u06d5-\u06ff\u0710-\u0963` +
  String.raw`\u0966-\u0df3\u0e50-\u0e59\u0ed0-\u0f00\u0f20-\u0f33\u0f40-\u0fbc\u1040-\u1049` +
  String.raw`\u10a0-\u135f\u1369-\u167f\u1681-\u169a\u16a0-\u16ea\u16ee-\u1734\u1740-\u177f` +
  String.raw`\u17d7-\u17e9\u180b-\u1fff\u2c00-\u2dff\u3021-\u3035\u3099-\u309a\u3100-\u33ff` +
  String.raw`\u4dc0-\u4dff\ua000-\ud7ff\u{10000}-\u{1cfff}`;

/** What is typed instead of letters that no normalization takes apart, and of typographic signs. */
const typedLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ŧ: "t",
  ŋ: "n",
  ς: "σ",
  "\u2018": "'",
  "\u2019": "'",
  "\u2010": "-",
  "\u2013": "-",
  "\u2014": "-",
  "\u00b7": "-",
};

const tradeMarks = /[\u2120\u2122]/g;
const dropped = new RegExp(`[${droppedRange}]`, "gu");
const typed = new RegExp(`[${Object.keys(typedLetters).join("")}]`, "g");
const noLetters = new RegExp(`[^\\x01-\\x7f${spacedRange}${unspacedRange}]+`, "gu");
const unspacedRuns = new RegExp(`([${unspacedRange}]+)`, "u");
/** In a folded text: words, and with signs around them what is still a plain word (not `c++`). */
const wordRuns = /[a-z0-9\u0080-\u{10ffff}]+/gu;
const plainToken = /^[^a-z0-9\u0080-\u{10ffff}]*[a-z0-9\u0080-\u{10ffff}]*[^a-z0-9\u0080-\u{10ffff}+#]*$/u;
const decimalSigns = /([0-9])[.,/:](?=[0-9])/g;
const twoPlusSigns = /([a-z0-9\u0080-\u{10ffff}])\+\+/gu;
const plusSigns = /([a-z0-9\u0080-\u{10ffff}])\+/gu;
const numberSigns = /([a-z0-9\u0080-\u{10ffff}])#/gu;
const otherSigns = /[^a-z0-9\u0080-\u{10ffff}\s]+/gu;

/**
 * A text as it would be typed in a hurry: small letters without accents, in the usual width. ASCII's signs
 * stay, others are spaces.
 */
export function foldLetters(text: string): string {
  const bare = text.replace(tradeMarks, " ").normalize("NFKD").replace(dropped, "").normalize("NFC");
  return bare
    .toLowerCase()
    .replace(typed, (letter) => typedLetters[letter] ?? letter)
    .replace(noLetters, " ");
}

/** A run of letters and digits; `isUnspaced` for a script that writes no spaces. */
export type WordRun = { text: string; isUnspaced: boolean };

/** The runs of a folded text, in their order. */
export const runsOf = (folded: string): WordRun[] =>
  folded.split(unspacedRuns).flatMap((part, at) => {
    const isUnspaced = at % 2 === 1;
    const texts = isUnspaced ? [part] : (part.match(wordRuns) ?? []);
    return texts.map((text) => ({ text, isUnspaced }));
  });

/** Each letter of a run with the next one; a single letter alone. */
export function pairsOf(run: string): string[] {
  const letters = [...run];
  return letters.length < 2 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

/**
 * What a folded text has between spaces that is more than a plain word, as one word: `wi-fi` as `wifi`, `c++`
 * as `cplusplus`. A decimal sign parts words (`5.5mm`).
 */
export const joinedWords = (folded: string): string[] =>
  folded
    .split(unspacedRuns)
    .filter((_, at) => at % 2 === 0)
    .flatMap((part) => part.split(/\s+/))
    .filter((token) => !plainToken.test(token))
    .flatMap((token) =>
      token
        .replace(decimalSigns, "$1 ")
        .replace(twoPlusSigns, "$1plusplus")
        .replace(plusSigns, "$1plus")
        .replace(numberSigns, "$1sharp")
        .replace(otherSigns, "")
        .split(" "),
    )
    .filter((word) => word !== "");

/**
 * Every word a text is found by: as it has them, in unspaced scripts by pairs of letters, and joined ones.
 */
export function foldedWords(text: string): string[] {
  const folded = foldLetters(text);
  const own = runsOf(folded).flatMap(({ text: run, isUnspaced }) =>
    isUnspaced ? [[...run][0] ?? "", ...pairsOf(run), [...run].at(-1) ?? ""] : [run],
  );
  return [...own, ...joinedWords(folded)];
}
