import { foldLetters, joinedWords, pairsOf, runsOf } from "../catalogue/product/search-folding";
import type { Currency, Minor } from "../platform/money/money";
import { parseExactMoney } from "../platform/money/parse-money";

/** Ways in which what was typed between two spaces may stand in an order; each is words that all must. */
export type TypedPart = readonly (readonly string[])[];

/** What was typed to find orders: parts that all must stand there, and an amount and a day that they have. */
export type OrderSearchText = { parts: TypedPart[]; totalMinor: Minor | null; day: string | null };

/** Of a longer number its end is looked for: it begins differently at home and abroad. */
const endOfNumber = 9;
/** More parts than this are left out. */
const mostParts = 8;
const longestWord = 40;

const phoneSigns = /^[+(]?[\d\s()./+-]+$/;
const dayText = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const looksLikeMoney = /[.]\d{2,3}$|^[^\d\s.,-]+\s?\d/;

/**
 * Reads what was typed to find orders (rule orders-24): a telephone number however it is written, amounts
 * (`149.90`, `$24`) and days (`2026-03-01`); all else is parts of words.
 */
export function readOrderSearch(typed: string, currency: Currency): OrderSearchText {
  const text = typed.trim().replace(/^#(?=\d)/, "");
  const digits = text.replace(/\D/g, "");
  const isPhone = phoneSigns.test(text) && digits.length > 6 && !dayText.test(text);
  if (isPhone) return { parts: [[[endOf(digits)]]], totalMinor: null, day: null };
  const found: OrderSearchText = { parts: [], totalMinor: null, day: null };
  for (const token of text.split(/\s+/).filter(Boolean)) {
    const totalMinor = looksLikeMoney.test(token) ? parseExactMoney(token, currency) : null;
    if (dayText.test(token)) found.day = token;
    else if (totalMinor !== null) found.totalMinor = totalMinor;
    else if (found.parts.length < mostParts) found.parts.push(partOf(token));
  }
  found.parts = found.parts.filter((ways) => ways.length > 0);
  return found;
}

/** The parts of a name that orders are found by; none where it has no letter or digit. */
export const readNameSearch = (name: string): TypedPart[] =>
  name
    .split(/\s+/)
    .map(partOf)
    .filter((ways) => ways.length > 0)
    .slice(0, mostParts);

/** A sign parts words, or joins them: `AB-12` is there as `ab 12` and as `ab12`. */
function partOf(token: string): TypedPart {
  const folded = foldLetters(token);
  const words = runsOf(folded).flatMap(({ text, isUnspaced }) => (isUnspaced ? pairsOf(text) : [text]));
  const joined = joinedWords(folded);
  const ways = joined.length === 1 && words.length > 1 ? [joined, words] : [words];
  return ways.filter((way) => way.length > 0).map((way) => way.map(cut));
}

const cut = (word: string): string => {
  const letters = [...word];
  return /^\d+$/.test(word) ? endOf(word) : letters.slice(0, longestWord).join("");
};

const endOf = (digits: string): string => (digits.length < endOfNumber ? digits : digits.slice(-endOfNumber));

/** Words of one or two letters are whole ones; of longer ones any part counts. */
export const isWhole = (word: string): boolean => [...word].length < 3;
