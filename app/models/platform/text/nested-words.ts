// @public

import { formatMoney } from "../money/format-money";
import type { Currency } from "../money/money";
import { isRecord } from "../validation/is-record";
import { canonicalJson } from "./canonical-json";
import { cutText } from "./storable-text";

/** How values are said: amounts in this currency, moments and other texts as they are read. */
type Saying = { currency: Currency; textOf?: (text: string) => string };

/** What an item of a list is called by, the first one it has. */
const names = ["alt", "label", "title", "name", "heading", "text", "code", "sku", "slug", "id"];
/** What an item of a list is found again by, where two versions of the list are compared. */
const keys = ["url", "src", "id", "wuid", "code", "sku", "slug", "key", "name", "label"];
/** Items that are named, the others are counted. */
const mostNamed = 4;
/** Fields of one value that are said. */
const mostFields = 6;
const longest = 60;

const short = (text: string) => (text.length > longest ? `${cutText(text, longest)}…` : text);
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A column or a key as a person reads it: `final_price_minor` and `finalPriceMinor` are 'Final price'. */
export function wordsOfKey(key: string): string {
  const words = key
    .replace(/([a-z\d])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replace(/_(minor|g|code)$/, "")
    .replaceAll(/[_-]+/g, " ")
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isAmount = (key: string) => /(_minor|Minor)$/.test(key);

/** A file's name of an address. */
const fileOf = (url: string) => url.split(/[?#]/)[0]?.split("/").at(-1) || url;

/** What an item of a list is called. */
function nameOf(item: unknown, saying: Saying): string {
  if (!isRecord(item)) return valueWords("", item, saying);
  const named = names.map((key) => item[key]).find((value) => typeof value === "string" && value !== "");
  if (typeof named === "string") return `“${short(named)}”`;
  const url = [item.url, item.src].find((value) => typeof value === "string" && value !== "");
  return typeof url === "string" ? fileOf(url) : fieldsText(item, saying) || "an empty one";
}

/** Names with how many others there are. */
function listed(items: readonly unknown[], saying: Saying): string {
  const said = items.slice(0, mostNamed).map((item) => nameOf(item, saying));
  const others = items.length - said.length;
  return others > 0 ? `${said.join(", ")} and ${counted(others, "other")}` : said.join(", ");
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

function fieldsText(value: Readonly<Record<string, unknown>>, saying: Saying): string {
  const fields = Object.entries(value).filter(([, one]) => !isEmpty(one));
  const said = fields.slice(0, mostFields).map(([key, one]) => {
    const nested = isRecord(one) || (Array.isArray(one) && one.some(isRecord));
    const count = Array.isArray(one) ? one.length : isRecord(one) ? Object.keys(one).length : 0;
    return `${lowered(wordsOfKey(key))} ${nested ? counted(count, "entry", "entries") : valueWords(key, one, saying)}`;
  });
  const others = fields.length - said.length;
  return others > 0 ? `${said.join(", ")} and ${counted(others, "other")}` : said.join(", ");
}

/** A value in words: amounts as money, lists by their names and counts, the fields of the rest. */
export function valueWords(key: string, value: unknown, saying: Saying): string {
  if (isEmpty(value)) return "";
  if (isAmount(key) && typeof value === "number") return formatMoney(value, saying.currency);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) {
    const said = listed(value, saying);
    return value.some(isRecord) ? `${value.length} (${said})` : said;
  }
  if (isRecord(value)) return fieldsText(value, saying);
  const text = String(value);
  return short(typeof value === "string" && saying.textOf ? saying.textOf(text) : text);
}

const isSame = (a: unknown, b: unknown) => canonicalJson(a ?? null) === canonicalJson(b ?? null);
const keyOf = (item: unknown): string => {
  if (!isRecord(item)) return canonicalJson(item ?? null);
  const key = keys.find((one) => typeof item[one] === "string" || typeof item[one] === "number");
  return key === undefined ? canonicalJson(item) : `${key} ${String(item[key])}`;
};

/** What became of a list: added, removed and changed items by name, or another order. */
function listChange(was: readonly unknown[], is: readonly unknown[], saying: Saying): string {
  const before = new Map(was.map((item) => [keyOf(item), item]));
  const after = new Map(is.map((item) => [keyOf(item), item]));
  const added = [...after].filter(([key]) => !before.has(key)).map(([, item]) => item);
  const removed = [...before].filter(([key]) => !after.has(key)).map(([, item]) => item);
  const changed = [...after].filter(([key, item]) => before.has(key) && !isSame(before.get(key), item));
  const parts = [
    added.length > 0 ? `added ${listed(added, saying)}` : "",
    removed.length > 0 ? `removed ${listed(removed, saying)}` : "",
    ...changed.slice(0, mostNamed).map(([key, item]) => {
      const said = changeWords("", before.get(key), item, saying);
      return isRecord(item) ? `changed ${nameOf(item, saying)} (${said})` : `changed ${said}`;
    }),
    changed.length > mostNamed ? `changed ${counted(changed.length - mostNamed, "other")}` : "",
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : "in another order";
}

/** What a value became, in words: of a list and of fields no more than what differs. */
export function changeWords(key: string, was: unknown, is: unknown, saying: Saying): string {
  if (Array.isArray(was) && Array.isArray(is) && was.length > 0 && is.length > 0)
    return listChange(was, is, saying);
  if (isRecord(was) && isRecord(is)) {
    const differing = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
      (one) => !isSame(was[one], is[one]),
    );
    const said = differing
      .slice(0, mostFields)
      .map((one) => `${lowered(wordsOfKey(one))}: ${changeWords(one, was[one], is[one], saying)}`);
    const others = differing.length - said.length;
    return others > 0 ? `${said.join(", ")} and ${counted(others, "other")}` : said.join(", ");
  }
  return `${valueWords(key, was, saying) || "nothing"} → ${valueWords(key, is, saying) || "nothing"}`;
}
