// @public

import type { MessageValue, MessageValues, Translate } from "./message";
import { englishNumber, intlTag } from "./number-text";

type Values = Record<string, MessageValue>;
/** Where the reading of a message stands. */
type Place = { text: string; at: number };

/**
 * Joins a message with its values (rule texts-1): `{name}`, `{name, number}`, `{name, plural, ...}` with
 * `=1`, CLDR's cases and `#`, and `{name, select, ...}`. Quotes are typed as `’`; `'{'` writes a brace.
 * @param language its tag, which chooses plural cases and writes numbers
 * @throws {Error} on a message that is not well formed, which a test finds
 */
export function formatMessage(text: string, values: Values, language: string): string {
  const [said = ""] = text.split("||");
  if (!/[{}']/.test(said)) return said;
  const place = { text: said, at: 0 };
  const joined = read(place, values, language, null);
  if (place.at < said.length) throw new Error(`A brace too many in '${text}'`);
  return joined;
}

/** The texts of English as they stand in the code. */
export const english: Translate = translateWith({}, "en");

/**
 * Says messages by a catalogue of one language, in English what it lacks.
 * @param catalogue translations by the English message
 */
export function translateWith(catalogue: Readonly<Record<string, string>>, language: string): Translate {
  return <Text extends string>(text: Text, ...[values = {}]: MessageValues<Text>) => {
    const found = Object.hasOwn(catalogue, text) ? catalogue[text] : undefined;
    return formatMessage(found ?? text, values as Values, found === undefined ? "en" : language);
  };
}

/** Reads up to the end, or to the brace that closes a case. @param count what `#` stands for */
function read(place: Place, values: Values, language: string, count: number | null): string {
  let joined = "";
  while (place.at < place.text.length) {
    const sign = place.text[place.at] as string;
    if (sign === "}") return joined;
    place.at += 1;
    if (sign === "{") joined += argument(place, values, language, count);
    else if (sign === "#" && count !== null) joined += written(count, language);
    else if (sign === "'" && /[{}#]/.test(place.text[place.at] ?? "")) joined += until(place, "'");
    else joined += sign;
  }
  return joined;
}

function argument(place: Place, values: Values, language: string, outer: number | null): string {
  const [name = "", kind] = until(place, "{}", false)
    .split(",")
    .map((word) => word.trim());
  const value = values[name];
  if (value === undefined) throw new Error(`'${place.text}' has no value for '${name}'`);
  const isCounted = kind === "plural";
  const cases = new Map<string, number>();
  // Each case is passed over here; the one that is meant is read then.
  let label = kind === undefined ? "" : (place.text.slice(0, place.at).split(",").at(-1) ?? "");
  while (place.text[place.at] === "{") {
    cases.set(label.trim(), place.at + 1);
    skipCase(place);
    label = until(place, "{}", false);
  }
  place.at += 1;
  if (cases.size === 0) return kind === "number" ? written(Number(value), language) : String(value);
  const exact = cases.get(isCounted ? `=${value}` : String(value));
  const start =
    exact ?? (isCounted ? cases.get(caseOf(Number(value), language)) : undefined) ?? cases.get("other");
  if (start === undefined) throw new Error(`'${place.text}' lacks the case 'other'`);
  return read({ text: place.text, at: start }, values, language, isCounted ? Number(value) : outer);
}

// Without Intl in English: its first use holds up a slow phone.
const written = (count: number, language: string): string =>
  language === "en" ? englishNumber(count) : new Intl.NumberFormat(intlTag(language)).format(count);
const caseOf = (count: number, language: string): string =>
  language !== "en" ? new Intl.PluralRules(language).select(count) : count === 1 ? "one" : "other";

/** Passes over a case and its braces. */
function skipCase(place: Place): void {
  let depth = 0;
  do {
    const sign = place.text[place.at];
    if (sign === undefined) throw new Error(`A brace is open in '${place.text}'`);
    depth += sign === "{" ? 1 : sign === "}" ? -1 : 0;
    place.at += 1;
  } while (depth > 0);
}

/** What stands before one of the signs; the sign is passed over unless it is kept. */
function until(place: Place, signs: string, isTaken = true): string {
  const start = place.at;
  while (!signs.includes(place.text[place.at] ?? signs)) place.at += 1;
  const found = place.text.slice(start, place.at);
  if (place.at >= place.text.length) throw new Error(`A brace is open in '${place.text}'`);
  if (isTaken) place.at += 1;
  return found;
}
